import type { Guide } from '#engine/ruling.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide: Guide = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'Two ships fight in the Caribbean: the Royal Isabella, carrying bullion home to Spain, and the Seahawk of the buccaneers. First they manoeuvre and fire (Broadsides). If they collide, the crews fight hand to hand across the decks (Boarding Parties).',
      },
      {
        id: 'dice',
        title: 'Dice',
        text: 'All dice have six faces and are rolled by the table. Where two players roll against each other, equal dice are rolled again.',
      },
      {
        id: 'secrets',
        title: 'What is hidden',
        text: 'Cards that are not turned over yet, and, until both players have chosen, where Captains and spare crewmembers will stand. Everything else lies open. Cards that are never turned over go back to the hand unseen.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.ships',
        title: 'Choosing ships',
        text: 'Each player rolls a die. The higher chooses a ship, the other takes the remaining one. The Royal Isabella starts in the south-west heading north, the Seahawk in the north-east heading south.',
      },
      {
        id: 'deck',
        title: 'The deck',
        text: 'A deck has letters A (stern) to H (bow), each with three sections: 3 on the port side, 4 on the centre line, 5 on the starboard side. Cannons stand in sections 3 and 5 of B to F. Masts stand in A4 (mizzenmast), C4 (main mast), G4 (foremast) and H4 (bowsprit).',
      },
      {
        id: 'setup.crew',
        title: 'The crew',
        text: 'Two crewmembers stand by each of the ten cannons. With 20 crewmembers nobody is left over; with the full box of 22 each player puts two more on any sections.',
      },
      {
        id: 'setup.captain',
        title: 'The Captain',
        text: 'Last of all the Captain is put on any section. Both players place in secret and show together.',
      },
      {
        id: 'setup.limit',
        title: 'Three to a section',
        text: 'No section may hold more than three figures of one player, the Captain included, from set-up on.',
      },
    ],
  },
  {
    title: 'Chart your course',
    rules: [
      {
        id: 'plot',
        title: 'Plotting',
        text: 'Each player has fifteen cards, three each of five kinds. Both lay three of them facedown, in the order in which they will be turned over. There are enough cards of each kind for any plot, and all of them come back after the round.',
      },
      {
        id: 'plot.cards',
        title: 'The cards',
        text: 'Remain in Place: nothing happens. Move Forward: one dot ahead. Turn Starboard: an eighth of a circle clockwise on the spot. Turn Port: an eighth anticlockwise. Damage: like Remain in Place, and only played when it has to be.',
      },
      {
        id: 'plot.damage',
        title: 'Damage cards',
        text: 'For each mast removed and each hull section with two hits, one of the three cards must be a Damage card, in any square; never more of them than that. With three or more such damages all three are Damage cards: the ship can fire but not move. Damage taken during a round counts from the next round on.',
      },
    ],
  },
  {
    title: 'Moving the ships',
    rules: [
      {
        id: 'move.together',
        title: 'Turning over',
        text: 'Both players turn over their first cards and both ships move at once; then the second, then the third. Only where ships end matters: they may swap dots, cross each other or enter a dot the other is just leaving.',
      },
      {
        id: 'move.aground',
        title: 'Islands and the edge',
        text: 'A ship that would move onto an island or off the board stays where it is and loses the rest of its cards this round; they are not shown. The other ship goes on with its cards. The ship aground takes no damage, can fire and be fired at, and plots again next round. When neither ship has a card left the round is over.',
      },
      {
        id: 'move.collision',
        title: 'Collision',
        text: 'When both ships end a movement on the same dot they collide, and the boarding part begins at once. Cards not yet turned over count no more.',
      },
    ],
  },
  {
    title: 'Cannon fire',
    rules: [
      {
        id: 'fire.range',
        title: 'Firing range',
        text: 'After each card, ships on neighbouring dots may fire, so up to three times a round.',
      },
      {
        id: 'fire.arcs',
        title: 'Which cannons bear',
        text: 'Enemy abeam: all five cannons of that side. Enemy diagonally ahead: the two forward cannons of that side (E, F). Diagonally astern: the two aft cannons (B, C). Dead ahead or dead astern: none. Where the enemy is heading does not matter, and a cannon needs no crew.',
      },
      {
        id: 'fire.order',
        title: 'Who fires first',
        text: 'The first time both ships can fire, dice decide who rolls first; after that the players take turns, the final volley included. If only one ship can fire, the order stays as it is.',
      },
      {
        id: 'fire.together',
        title: 'Fire is simultaneous',
        text: 'Cannons that bear when the exchange begins will all fire in it, even those shot away before their turn. Lost ships are judged when both have fired.',
      },
      {
        id: 'fire.declare',
        title: 'Declaring a section',
        text: 'For each cannon its player names a letter, any letter, and rolls; the result is carried out before the next cannon aims. A cannon may also hold its fire.',
      },
      {
        id: 'fire.rolls',
        title: 'The roll',
        text: '1 and 6 miss. 2 hits the hull of the letter. 3 and 5 hit everything in that section of the letter, on whichever side it is. 4 hits the mast, if the letter has one, and whoever stands in section 4.',
      },
      {
        id: 'fire.side',
        title: 'Which side of the hull',
        text: 'The hull is hit on the side that faces the shooter. It cannot be chosen, and in the final volley no side is named, since hull damage no longer counts.',
      },
      {
        id: 'fire.rake',
        title: 'Raking fire',
        text: 'If the target shows its bow or stern, neither side faces the shooter: port or starboard is named together with the letter, before the roll.',
      },
    ],
  },
  {
    title: 'Damage',
    rules: [
      {
        id: 'damage.section',
        title: 'Cannons and crew',
        text: 'A hit section loses its cannon and every figure in it, the Captain included.',
      },
      {
        id: 'damage.mast',
        title: 'Masts',
        text: 'One hit removes a mast; the main mast takes two, and only the second counts as damage. More hits on a mast that is gone do nothing.',
      },
      {
        id: 'damage.hull',
        title: 'Hull',
        text: 'Each letter has a hull section on either side, and each takes two hits. The second is beyond repair and costs a Damage card; a third does nothing.',
      },
      {
        id: 'captain.loss',
        title: 'Loss of the Captain',
        text: 'If the Captain is lost, the cards already lying are still turned over. In the next round the ship lays no cards: it stays where it is and can fire. At the end of that round a crewmember takes his place. This can happen any number of times. If neither ship lays cards, there is a single exchange of fire and the round ends.',
      },
      {
        id: 'captain.promote',
        title: 'A new Captain',
        text: 'Any section with a surviving crewmember can be named; he is swapped for the Captain where he stands. If both players owe a Captain, both choose in secret. Without any crewmember the ship has no Captain for the rest of the game, but its cannons can fire.',
      },
    ],
  },
  {
    title: 'Boarding parties',
    rules: [
      {
        id: 'boarding.placement',
        title: 'How the ships lie',
        text: 'One ship counts as stationary, the other as having run into it. Struck on the starboard side, from ahead or astern of the beam as well, the ships lie side by side on the same heading, her starboard rail against the other’s port rail. Struck on the port side: port rail against starboard rail. Struck exactly on bow or stern: reversed, port rail to port rail. If both moved it makes no difference which counts as stationary. Masts, markers and cards are put aside: earlier damage no longer matters, and figures stay where they stood.',
      },
      {
        id: 'boarding.volley',
        title: 'Final volley',
        text: 'Before anyone boards, all cannons along the two facing rails fire once more. Figures and cannons are lost as usual; mast and hull hits do nothing. A ship without a Captain then promotes a crewmember at once.',
      },
      {
        id: 'boarding.first',
        title: 'Who boards first',
        text: 'Each player rolls a die; the higher takes the first turn.',
      },
      {
        id: 'boarding.turn',
        title: 'Three movements',
        text: 'In a turn exactly three movements are made, by one, two or three figures, the Captain too: one movement takes a crewmember or the Captain one section further, on either ship. They must be made as long as any is possible. To and fro is allowed.',
      },
      {
        id: 'boarding.figure',
        title: 'Your own figures',
        text: 'Only a figure of yours that stands in the section can leave it.',
      },
      {
        id: 'boarding.section',
        title: 'One section at a time',
        text: 'On a deck a movement leads to a section that touches the old one, diagonally too. Cannons and masts are not in the way.',
      },
      {
        id: 'boarding.ladder',
        title: 'Ladders',
        text: 'Poop, quarterdeck and forecastle (A, B, G, H) lie higher than the waist (C to F). Up and down leads only straight along the four ladders: B3–C3, B5–C5, F3–G3 and F5–G5.',
      },
      {
        id: 'boarding.across',
        title: 'Crossing over',
        text: 'From ship to ship figures move only between sections directly opposite along the facing rails, never diagonally. They may go back the same way.',
      },
      {
        id: 'boarding.limit',
        title: 'Full sections',
        text: 'At most three figures of each player may be in a section. A full section cannot be entered, not even in passing.',
      },
      {
        id: 'boarding.retreat',
        title: 'No retreat',
        text: 'A figure that has entered a section with enemies stays there and fights. Others may still join it with the movements left.',
      },
    ],
  },
  {
    title: 'Hand-to-hand combat',
    rules: [
      {
        id: 'combat.choice',
        title: 'Where combat takes place',
        text: 'After the movements, and not before, every section with figures of both players is fought over. The player whose turn it is chooses the order; each combat is fought to the end before the next.',
      },
      {
        id: 'combat.roll',
        title: 'Rolling',
        text: 'Both roll a die and add their bonus. The higher total removes one enemy; equal totals remove nobody. Roll again until one side is gone.',
      },
      {
        id: 'combat.bonus',
        title: 'Bonus',
        text: 'The larger side adds 1 or 2, as many figures as it has more. A side with its Captain in the section adds 1. Both are counted anew before each roll.',
      },
      {
        id: 'combat.captain',
        title: 'The Captain in combat',
        text: 'The Captain counts as a figure like any other, and falls only when none of his crew is left in the section.',
      },
    ],
  },
  {
    title: 'How the game ends',
    rules: [
      {
        id: 'end.surrender',
        title: 'Surrender',
        text: 'Whoever is asked for a decision may surrender instead, at sea or aboard, for any reason; nobody must. Who wants to surrender while the other decides tells the table, which does it at the next question.',
      },
      {
        id: 'end.sunk',
        title: 'Sunk',
        text: 'A ship with three hull sections beyond repair sinks at the end of the exchange of fire, and its player loses.',
      },
      {
        id: 'end.destroyed',
        title: 'Nothing left aboard',
        text: 'A ship that has lost all cannons, all crewmembers and its Captain by cannon fire is lost. As long as any of them is left it fights on.',
      },
      {
        id: 'end.both-lost',
        title: 'Both ships lost',
        text: 'If both ships are lost in one exchange of fire, by whatever loss, the game is drawn.',
      },
      {
        id: 'end.volley',
        title: 'Nobody left to board against',
        text: 'A ship that has nobody aboard after the final volley has lost, even if cannons are left.',
      },
      {
        id: 'end.both-volley',
        title: 'Nobody left on either ship',
        text: 'If nobody is left on either ship after the final volley, the game is drawn.',
      },
      {
        id: 'end.boarding',
        title: 'The Captain falls',
        text: 'In the boarding part the game is won the moment the enemy Captain falls in combat. He is not replaced, and combats still open are not fought.',
      },
      {
        id: 'end.adrift',
        title: 'Nothing can change any more',
        text: 'If neither ship can ever move again and no cannon left on either bears on the other, the game is drawn at the end of the round.',
      },
      {
        id: 'end.no-shot',
        title: 'Thirty rounds without a shot',
        text: 'After thirty rounds in a row in which nobody fired, the game is drawn.',
      },
      {
        id: 'end.no-combat',
        title: 'A hundred turns without combat',
        text: 'After a hundred boarding turns in a row, both players’ together, without any combat, the game is drawn.',
      },
      {
        id: 'end.agreed',
        title: 'Draw by agreement',
        text: 'Once a round while plotting, and once before the first movement of an own boarding turn, a player may offer a draw. The other accepts or plays on.',
      },
    ],
  },
];
