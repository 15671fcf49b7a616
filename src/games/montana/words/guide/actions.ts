import type { Guide } from '#engine/ruling.ts';

/** What can be done in a turn, and how it ends. */
export const actions = [
  {
    title: 'Recruit',
    rules: [
      {
        id: 'recruit',
        title: 'Recruiting',
        text: 'The arrow of the wheel is spun and stops on one of eight spaces, each as likely as the others. You take the two workers of that space from the supply. You spin once in a turn.',
      },
      {
        id: 'recruit.wheel',
        title: 'The spaces of the wheel',
        text: 'Clockwise, two workers each. 1: two white workers; 2: stone and pumpkin; 3: two copper; 4: two pumpkin; 5: two white workers; 6: copper and grain; 7: two stone; 8: two grain. After the eighth space comes the first again.',
      },
      {
        id: 'recruit.white',
        title: 'White workers',
        text: 'A space with two white workers lets you take any two workers that are in the supply, of one colour or of two.',
      },
      {
        id: 'recruit.advance',
        title: 'Grain for the wheel',
        text: 'After you have taken the workers of the spin you may move the arrow on, clockwise, up to seven spaces, once in a turn. Each space costs one grain. You also take the two workers where it stops; the spaces passed give nothing.',
      },
      {
        id: 'recruit.limit',
        title: 'Eight workers',
        text: 'A player board has room for eight workers. Whenever you have more, you give back workers of your choice, old or new, until you have eight.',
      },
    ],
  },
  {
    title: 'Work',
    rules: [
      {
        id: 'work',
        title: 'One space in a turn',
        text: 'First choose a free space of the bank, the mine, the quarry, the grain field or the farmland, then the workers for it. After a large space you may add the small one beside it. That is all the work of a turn. Or go to the city instead.',
      },
      {
        id: 'bank',
        title: 'The bank',
        text: 'Its spaces take exactly one, two or three workers of any colours and pay 5, 8 or 11 silver.',
      },
      {
        id: 'work.occupied',
        title: 'A space is taken',
        text: 'A space with workers on it takes no others until it is cleared. An area is cleared at the end of a turn in which all its large spaces are taken, the bank when all its spaces are.',
      },
      {
        id: 'work.workers',
        title: 'Workers for a space',
        text: 'A space of the mine, the quarry, the grain field or the farmland takes one worker of its colour, or any two workers of other colours. One of its colour and another one together are no payment.',
      },
      {
        id: 'work.have',
        title: 'Your own workers',
        text: 'You can only place workers that stand on your player board.',
      },
      {
        id: 'work.silver',
        title: 'Silver for a space',
        text: 'A large space costs 1, 3 or 6 silver, in full. Mine and quarry yield 1, 2 or 3 goods for it, grain field and farmland 2, 3 or 4.',
      },
      {
        id: 'work.small',
        title: 'The small space',
        text: 'Right after taking a large space you may put workers on the small space beside it, by the same rule, for one more good and no silver. Later it is closed to everyone, until the large space beside it is free and taken anew.',
      },
      {
        id: 'work.clear',
        title: 'Clearing',
        text: 'At the end of a turn, all workers of a full area go back to the supply, those on small spaces too; small spaces need not be taken for that. The spaces are free from the next turn on, also if that turn comes from a canteen.',
      },
    ],
  },
  {
    title: 'The city',
    rules: [
      {
        id: 'city.enter',
        title: 'Entering the city',
        text: 'In the city, contractors bid pumpkins for the four rewards of the store. You need no workers. You take a pumpkin from the supply and must then be able to pay for some space at the store: with that pumpkin you need at least two.',
      },
      {
        id: 'city.rows',
        title: 'The four rows of the store',
        text: 'Row 1, from three pumpkins: a cow, and up to three small copper or stone for big ones. Row 2, from three pumpkins: any three goods of small copper, small stone and grain. Row 3, from two pumpkins: up to two small copper or stone for big ones. Row 4, from two pumpkins: 2 silver, and one small copper or stone for a big one. Every row goes up to seven pumpkins. Big goods come for small ones of the same kind, and only if you like.',
      },
      {
        id: 'city.place',
        title: 'Placing contractors',
        text: 'You place your contractor first, on any space that you have the pumpkins for. You may not pass now. Then the others, in clockwise order, each place theirs or pass; they take no pumpkin. Nobody is in two rows.',
      },
      {
        id: 'city.column',
        title: 'No space there',
        text: 'The price stands at the head of each column. A row has no space below its lowest price: three pumpkins in the first two rows, two pumpkins in the others.',
      },
      {
        id: 'city.afford',
        title: 'Pumpkins for a space',
        text: 'You can place your contractor on a space only if you have the pumpkins for it at that moment.',
      },
      {
        id: 'city.outbid',
        title: 'Outbidding',
        text: 'In a row where a contractor stands, another can only be placed further to the right. The player who is outbid moves at once, to any space by these rules, or passes. This may outbid somebody else, who then moves or passes. Only after that the next player is called.',
      },
      {
        id: 'city.pass',
        title: 'Passing',
        text: 'A player who passes is out until the next visit to the city, and the contractor goes back to the hardware store. A player who can pay for no space passes without being asked. Only the active player who has a cow is still asked, and may trade it for a pumpkin.',
      },
      {
        id: 'city.pay',
        title: 'Paying',
        text: 'When every contractor stands alone in a row or has passed, the active player pays the pumpkins to the supply and takes the reward, then the others in clockwise order. A bid must be paid. Only a player who has meanwhile given back pumpkins that were scarce, and has too few, pays nothing and gets nothing. In the end all contractors go back to the hardware store.',
      },
      {
        id: 'city.goods',
        title: 'Three goods',
        text: 'The second row gives three goods in any mix of small copper, small stone and grain. You name them all before you take any; what the supply lacks is given back first, as always when something is scarce.',
      },
      {
        id: 'city.upgrade',
        title: 'Trading up',
        text: 'A small copper for a big one, or a small stone for a big one: up to three times in the first row, twice in the third, once in the fourth, if you like and have the small goods. Say how many of each before you trade; small ones go back to the supply first.',
      },
      {
        id: 'city.rest',
        title: 'Cow and silver',
        text: 'The first row also gives a cow, if the supply has one, and the fourth 2 silver. A cow won here cannot be traded before trading up.',
      },
    ],
  },
  {
    title: 'Build',
    rules: [
      {
        id: 'build',
        title: 'Building settlements',
        text: 'Choose a field, return the goods shown on it to the supply and place a settlement. Up to three fields in one turn, at least one.',
      },
      {
        id: 'build.border',
        title: 'Beside a tile',
        text: 'A field must border the starting tile or a settlement of any player, also one built in this turn.',
      },
      {
        id: 'build.land',
        title: 'Mountains and lakes',
        text: 'Nobody can build on a mountain or a lake.',
      },
      {
        id: 'build.occupied',
        title: 'One owner',
        text: 'A field with settlements is taken, for its owner too.',
      },
      {
        id: 'build.cost',
        title: 'Exact goods',
        text: 'You must return exactly the goods shown. Small goods do not pay for big ones, nor big ones for small.',
      },
      {
        id: 'build.settlements',
        title: 'No settlement left',
        text: 'A player who has placed all settlements cannot build any more. If more are due on a field than you have left, you place those you have.',
      },
      {
        id: 'build.refrain',
        title: 'Silver for refraining',
        text: 'If you build on only one or two fields in your turn you receive 1 silver for each of the three that you did not build on, also if you could not.',
      },
      {
        id: 'build.double',
        title: 'Room for two',
        text: 'On a field with the symbol for two settlements you place two for the same goods and as one building.',
      },
      {
        id: 'build.line',
        title: 'Four in a line',
        text: 'If your new field makes a straight unbroken line of exactly four fields of yours, you place one more settlement on the new field, for each such line. It costs nothing. Five or more in a line give nothing. A field counts once, however many settlements it has.',
      },
      {
        id: 'build.cow',
        title: 'Cows on fields',
        text: 'A cow standing on the field is yours.',
      },
      {
        id: 'build.canteen',
        title: 'Canteens in lakes',
        text: 'If the field borders a lake with a canteen you take it; from two lakes, both. A lake whose canteen is gone gives nothing.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.last-settlement',
        title: 'The last settlement',
        text: 'When a player has placed their last settlement, the round is finished: the game ends after the turn of the player to the right of the starting player. Extra turns by canteens belong to the round. The player with the most settlements on the board wins.',
      },
      {
        id: 'tie.cattle',
        title: 'Equal settlements',
        text: 'Of players with equally many settlements, the one with more cows and canteens together is ahead.',
      },
      {
        id: 'tie.belongings',
        title: 'Still equal',
        text: 'Then the one with more silver, workers and goods together; a gold counts five, a big good one. If that is equal too they share the place.',
      },
    ],
  },
] as const satisfies Guide;
