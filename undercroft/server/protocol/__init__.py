"""Every message of docs/protocol.md and its checks of shape, by what it is about.

tools/contract.py writes them for the client.
"""
