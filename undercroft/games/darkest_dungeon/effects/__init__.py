"""What cards do: harm and healing, verbs, Trinkets, the moments at which cards act by themselves."""
