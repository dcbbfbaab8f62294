"""What is kept, wherever it is kept.

model.py: what a store holds, as values. schema.py: every form it has had. sql.py: the statements, for both.
base.py: what a store can do. sqlite.py, postgres.py: where. opening.py: which of them.
"""
