"""What `portside` can be told, by topic; `portside.cli.app` puts it together.

A command reads what it is given and says what came out; the modules beside this folder do the work.
"""
