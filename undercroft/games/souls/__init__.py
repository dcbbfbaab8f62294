"""What both Dark Souls boxes share: nodes, endurance, equipment and dice, behaviour icons, arcs, bosses."""
