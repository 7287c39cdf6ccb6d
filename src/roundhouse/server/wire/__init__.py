"""What pages get from the server, as JSON: a file for each group, a class for each shape.

The page's types, `web/static/shared/wire.d.ts`, are written from these by `scripts/wire.py`.
"""
