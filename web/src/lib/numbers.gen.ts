// Made by tools/game_facts.py from src/portside/games. Do not edit.

export const NUMBERS = { santiago: {  }, manila: {  }, cargo_noir: {  } };
