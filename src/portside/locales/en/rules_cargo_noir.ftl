# Cargo Noir, the rules help. Keys come from docs/rules/cargo_noir.md: rule-CN-4-2 tells CN-4.2.

summary = Collect the most victory points (VP) on cards. On your turn your ships act, then you may trade sets of goods for victory cards, then you send the ships out again: to the casino, to the black market or, on a stack of coins, to a port. Whoever is alone in a port buys its goods; whoever is outbid raises or withdraws. The game ends after 11 rounds with 2 or 3 players, after 10 with 4 or 5.

chapter-1 = What there is
rule-CN-1-1 = The game is for 2 to 5 players, each for themselves.
rule-CN-1-2 = Goods are tokens of 9 types: alcohol, art, cars, cigars, gold, ivory, jewels, uranium and weapons. No type is better than another. A few tokens are wild.
rule-CN-1-3 = There are 60 coins of 1. A coin lies in the bank, in a player’s safe or under a ship.
rule-CN-1-4 = You have 5 ships. From the start 3 of them sail; 2 wait in reserve.
rule-CN-1-5 = You can store 6 goods, and 2 more for each Warehouse card.
rule-CN-1-6 = Victory cards come in 3 families: smuggler’s edge (Cargo Ship, Warehouse, Syndicate; 8 each), common spoils (Dive Bar, Night Club, Yacht, Villa; 6 each) and 6 unique spoils.
rule-CN-1-7 = All of this lies open. Only what the bag will give next is unknown.

chapter-2 = Setting up
rule-CN-2-1 = The first seat begins every round, for the whole game.
rule-CN-2-2 = Goods in the open ports: with 2 players or more Rotterdam 4, New York 3, Hong Kong 2, Cape Town 1; with 3 or more also Bombay 3; with 4 or more Panama 2; with 5 Rio 3 and Tangier 2. A closed port has no goods and takes no ships.
rule-CN-2-3 = The bag gets 14 tokens of each type and 1 wild token per player.
rule-CN-2-4 = Tokens from the bag fill the 6 slots of the black market, then those of each open port.
rule-CN-2-5 = Everybody starts with 7 coins and 3 ships, without goods and cards.
rule-CN-2-6 = Every card can be had from the first trade on.
rule-CN-2-7 = The round marker stands before space 1.

chapter-3 = Rounds and turns
rule-CN-3-1 = When the first seat begins a turn, the marker moves on: a round begins.
rule-CN-3-2 = Turns go clockwise, always in the same order.
rule-CN-3-3 = A turn goes like this: ships act (I), trade and clear the surplus (II), send ships (III).
rule-CN-3-4 = In round 1 there is only phase III.
rule-CN-3-5 = The game has 11 rounds with 2 or 3 players, 10 with 4 or 5.

chapter-4 = Phase I: ships act
rule-CN-4-1 = Every ship sent earlier acts once. You pick the next one each time, and you may use at once what the last one brought.
rule-CN-4-2 = A ship that has acted comes home and can be sent again this turn. A ship that raised stays.
rule-CN-4-3 = Casino: 2 coins for each ship there, all of them together.
rule-CN-4-4 = A bank that runs short pays what it has. Nothing is owed.
rule-CN-4-5 = Black market, for each ship: swap a good, or draw one from the bag.
rule-CN-4-6 = You can swap any good you hold, also a wild one or one just gained. It takes the place of the good you take; swapping a good for its own kind is not offered.
rule-CN-4-7 = So the black market always holds the same number of goods and is never filled up.
rule-CN-4-8 = In this phase you may hold more goods than fit.
rule-CN-4-9 = If you are alone in a port, you must buy: your whole stack goes to the bank, and all the goods are yours.
rule-CN-4-10 = The port is filled again at once, slot by slot.
rule-CN-4-11 = When a draw finds the bag empty, all discarded tokens go into it first.
rule-CN-4-12 = If somebody’s stack in the port is higher than yours, you are outbid: raise or withdraw.
rule-CN-4-13 = Raise: add coins until your stack is the highest, or more. The ship stays and is done.
rule-CN-4-14 = Withdraw: the ship and all its coins come back to you.
rule-CN-4-15 = If you withdrew from a port, you cannot send a ship there in the same turn.
rule-CN-4-16 = If you cannot pay for a raise, you must withdraw, but you may let other ships earn coins first.
rule-CN-4-17 = A Syndicate card pays you 2 coins when you withdraw. Each card pays once a turn, and 1 withdrawal brings 1 payment.
rule-CN-4-18 = If you are not outbid, you cannot leave a port.

chapter-5 = Phase II: trade
rule-CN-5-1 = You may make 1 trade: any number of sets for any number of cards, all at once.
rule-CN-5-2 = In a mixed set all goods are of different types. In a set of a kind all goods are of the same type.
rule-CN-5-3 = A set has 1 to 9 goods.
rule-CN-5-4 = With 1 to 9 goods a mixed set is worth 1, 3, 6, 10, 15, 21, 28, 36 or 45, and a set of a kind 1, 4, 9, 16, 25, 36, 49, 64 or 81.
rule-CN-5-5 = A wild good is any type in any set; in a mixed set it is a type that is not there yet. Wild goods alone make a set of a kind.
rule-CN-5-6 = A good is part of 1 set only.
rule-CN-5-7 = The sets together must be worth at least what the cards cost together. How sets and cards match up does not matter.
rule-CN-5-8 = What you pay too much is lost; no change is given.
rule-CN-5-9 = Goods handed in are discarded.
rule-CN-5-10 = Coins buy cards in the last round only.
rule-CN-5-11 = A card must still be there, and nobody may own a third smuggler’s edge card of one kind.
rule-CN-5-12 = After the trade, goods that do not fit are discarded; you choose which. A Warehouse just bought counts.
rule-CN-5-13 = You discard no more than the surplus.
rule-CN-5-14 = If you can buy nothing, you are asked nothing.

chapter-6 = Cards
rule-CN-6-1 = You keep your cards to the end; then their VP count.
rule-CN-6-2 = A smuggler’s edge card works as soon as it is bought.
rule-CN-6-3 = Cargo Ship (cost 15, 8 VP): a ship from the reserve joins your fleet and can sail this turn.
rule-CN-6-4 = Warehouse (cost 10, 6 VP): 2 more compartments, at once.
rule-CN-6-5 = Syndicate (cost 10, 7 VP): it pays when you withdraw, for the first time in your next phase I.
rule-CN-6-6 = Common spoils: as many as you can pay, while they last. Cost and VP are the same: Dive Bar 6, Night Club 9, Yacht 16, Villa 25.
rule-CN-6-7 = Unique spoils: 1 of each; they decide ties. Cost and VP: Show Business 28 and 31, Paparazzi 36 and 40, Militia 45 and 50, Cronies 49 and 55, Bank 64 and 72, Principality 81 and 91.

chapter-7 = Phase III: send ships
rule-CN-7-1 = Every ship of yours at home is sent, one by one.
rule-CN-7-2 = It goes to the casino, the black market or an open port.
rule-CN-7-3 = The casino and the black market take any number of ships and cost nothing.
rule-CN-7-4 = In a port the ship stands on a stack of at least 1 coin, higher than every stack there.
rule-CN-7-5 = You have no more than 1 ship in a port.
rule-CN-7-6 = The coins come from your safe and stay under the ship until it acts.
rule-CN-7-7 = A port you left by withdrawing is closed to you this turn; one you have just bought from is not.
rule-CN-7-8 = With no ship at home your turn is over; in the last round you may also stop earlier.

chapter-8 = The end
rule-CN-8-1 = In the last round everybody has 1 more turn.
rule-CN-8-2 = In its trade coins from the safe count 1 each, with goods or without.
rule-CN-8-3 = In the last round nobody has to send ships, and the last seat sends none.
rule-CN-8-4 = Coins and goods left over are worth nothing.
rule-CN-8-5 = The VP of all your cards are added up. Most VP win.
rule-CN-8-6 = In a tie the player with the best single card wins.
rule-CN-8-7 = If that is equal too, the victory is shared.
