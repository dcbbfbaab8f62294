"""What a pack holds: its files as they are written (`entries`), and the things the rules make of them."""
