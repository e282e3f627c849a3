"""For people who study games: what their libraries already speak, and data to work with.

    catalogue, tables  observations, actions and tables of every game, compiled
    vector             many games at once, as NumPy arrays   (any extra below has NumPy)
    pettingzoo         AEC environments                      (extra `pettingzoo`)
    gymnasium          one seat against bots                 (extra `gymnasium`)
    seat_vector        the same, many games at once          (extra `gymnasium`)
    openspiel          games for OpenSpiel                   (extra `openspiel`)
    rendering          boards as text, and as pictures       (pictures: extra `pictures`)
    simulation, data   whole games in chunks, as data        (Parquet: extra `data`)
    analysis, report   what many games say                   (extra `data`)
    text_env           words in, words out: language models
    doors, mcp         the same for clients of MCP            (extra `mcp`)
    cluster            the same work on Ray                  (extra `cluster`)

Nothing here is imported by the rest of Portside unless it is asked for.
"""
