import type { Guide } from '#engine/ruling.ts';

/** The whole game in our own words; rulings point here by id. */
export const guide: Guide = [
  {
    title: 'The game',
    rules: [
      {
        id: 'aim',
        title: 'What it is about',
        text: 'Settle the prairie. Workers bring you copper, stone, grain and pumpkins; goods pay for settlements. When somebody has placed the last settlement the round is played to its end, and whoever has most settlements on the board wins.',
      },
      {
        id: 'open',
        title: 'Everything lies open',
        text: 'All player boards, the supply and the wheel can be seen by everyone at any time. The only chance is the landscape at the start and the spin of the wheel.',
      },
      {
        id: 'goods',
        title: 'Goods',
        text: 'There are six kinds: small copper, small stone, grain, pumpkin, big copper and big stone. Big goods come only from the store in the city. A big good never stands in for small ones, nor the other way round. You may hold as many goods as you like, but only eight workers.',
      },
      {
        id: 'workers',
        title: 'Workers',
        text: 'A worker has the colour of a good: brown for copper, black for stone, natural for grain, orange for pumpkins. They belong to whoever has recruited them, not to a player colour.',
      },
    ],
  },
  {
    title: 'Setup',
    rules: [
      {
        id: 'setup.landscape',
        title: 'The landscape board',
        text: 'Seven landscape tiles with two players, nine with three, ten with four, drawn and turned at random. A cow stands on every field with a cow symbol and a canteen floats in every lake. Only fields of these tiles are on the board.',
      },
      {
        id: 'setup.start',
        title: 'The starting tile',
        text: 'It lies on a plain field in the middle of the board, drawn by lot. It belongs to nobody. Settlements may border it, but nobody builds on it and it is never part of a line.',
      },
      {
        id: 'setup.supply',
        title: 'The supply',
        text: 'Of copper, stone, grain and pumpkins the supply has 10 each with two players, 15 with three, 20 with four; of big copper and big stone 6, 9 or 12 each. It also has 18 workers of each colour and all cows that stand nowhere else. Only coins are unlimited; a gold is worth five silver.',
      },
      {
        id: 'setup.belongings',
        title: 'What everyone begins with',
        text: 'A cow, one grain, one pumpkin, one small copper and one small stone; and 12 settlements with two players, 10 with three, 8 with four. These goods come on top of the supply. Your contractor waits at the hardware store of the city.',
      },
      {
        id: 'setup.first',
        title: 'The starting player',
        text: 'Drawn by lot and never changed. The starting player has 3 silver, and everyone after that one more than the player before.',
      },
      {
        id: 'setup.workers',
        title: 'First workers',
        text: 'In playing order, everyone spins the wheel twice and takes the two workers shown, or any two for a white space. Neither grain nor cows can be used yet.',
      },
    ],
  },
  {
    title: 'Reading the table',
    rules: [
      {
        id: 'signs.fields',
        title: 'Fields',
        text: 'The goods on a field are its cost. A brass ring with an arrow marks a big good. Two small houses mean room for two settlements; a cow on the field goes to whoever builds there. Peaks are mountains; a flask in a lake is a canteen.',
      },
      {
        id: 'signs.spaces',
        title: 'Spaces of the worker board',
        text: 'On a large space stand the silver it costs and the goods it gives; the +1 beside it is its small space. At the bank, figures show how many workers a space takes, and the coin what it pays. Workers carry the sign of their good on the chest.',
      },
      {
        id: 'signs.store',
        title: 'The store',
        text: 'Above the columns stand the prices in pumpkins, to the right of each row its reward. Contractors that stand faded at the corner have passed.',
      },
      {
        id: 'signs.glow',
        title: 'What glows',
        text: 'What you can do now glows. A dashed line and a cow mark a field that you could pay for after trading one cow. The first press shows what you would get, the second does it. Anything else tells you why not when you press it.',
      },
    ],
  },
  {
    title: 'The turn',
    rules: [
      {
        id: 'turn',
        title: 'One action',
        text: 'Turns go clockwise, beginning with the starting player. On your turn you recruit, work or build, one of the three. Recruiting is always possible. Work is one space of the bank, one large space of an area with its small space, or the city. Besides, you may trade cattle as often as you like.',
      },
      {
        id: 'limited',
        title: 'Limited workers and goods',
        text: 'If somebody is due more of a kind than the supply has, every player who has one of it, the receiver too, gives one back. This is repeated until there is enough. Workers on the worker board stay there, so it can happen that too few workers of a colour are found; the rest is then lost.',
      },
      {
        id: 'cattle',
        title: 'Cattle trade',
        text: 'At any moment of your own turn, before, during or after the action, you may return a cow to the supply and take a small copper, a small stone, a grain, a pumpkin, 3 silver or a worker of your choice. As often as you have cows, for the same or for different things.',
      },
      {
        id: 'cattle.nothing',
        title: 'No worker of this colour',
        text: 'All workers of this colour are at work on the worker board, so a cow cannot be traded for one.',
      },
      {
        id: 'cattle.turn',
        title: 'Cattle only in your own turn',
        text: 'In the turn of another player, also while contractors are placed, and before the first turn of the game you cannot trade cattle.',
      },
      {
        id: 'canteen',
        title: 'Canteens',
        text: 'At the end of any turn of yours you may spend a canteen to take another full turn at once. A spent canteen is out of the game. Canteens come from lakes.',
      },
    ],
  },
  {
    title: 'Recruit',
    rules: [
      {
        id: 'recruit',
        title: 'The wheel',
        text: 'The arrow is spun and stops on one of eight spaces. You take the two workers of that space from the supply.',
      },
      {
        id: 'recruit.white',
        title: 'White workers',
        text: 'A space with two white workers lets you take any two workers that are in the supply, of one colour or of two.',
      },
      {
        id: 'recruit.advance',
        title: 'Grain for the wheel',
        text: 'After the spin you may once move the arrow on, clockwise, up to seven spaces. Each space costs one grain. You take the two workers where it stops; the spaces passed give nothing.',
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
        id: 'bank',
        title: 'The bank',
        text: 'Its spaces take exactly one, two or three workers of any colours and pay 5, 8 or 11 silver.',
      },
      {
        id: 'work.occupied',
        title: 'A space is taken',
        text: 'Each space takes workers once. An area is cleared at the end of a turn in which all its large spaces are taken, the bank when all its spaces are.',
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
        text: 'Right after taking a large space you may put workers on the small space beside it, by the same rule, for one more good and no silver. Nobody can use it later.',
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
        id: 'city.place',
        title: 'Placing contractors',
        text: 'You place your contractor first, on any space that you have the pumpkins for. You may not pass now. Then the others, in clockwise order, each place theirs or pass; they take no pumpkin. Nobody is in two rows.',
      },
      {
        id: 'city.column',
        title: 'No space there',
        text: 'The price stands at the head of each column. The rows with the cow and with three goods begin at three pumpkins, the other two at two.',
      },
      {
        id: 'city.afford',
        title: 'Pumpkins for a space',
        text: 'A contractor can only be placed where you have the pumpkins for at that moment.',
      },
      {
        id: 'city.outbid',
        title: 'Outbidding',
        text: 'In a row where a contractor stands, another can only be placed further to the right. Whoever is outbid moves at once, to any space by these rules, or passes. This may outbid somebody else; only when all is settled the next player is called.',
      },
      {
        id: 'city.pass',
        title: 'Passing',
        text: 'Who passes, or can pay for no space, takes no more part this turn.',
      },
      {
        id: 'city.pay',
        title: 'Paying',
        text: 'When every contractor stands alone in a row or has passed, the active player pays the pumpkins to the supply and takes the reward, then the others in clockwise order. A bid must be paid. Only who lost pumpkins to scarcity meanwhile and cannot pay any more pays nothing and gets nothing. Then all contractors go back.',
      },
      {
        id: 'city.goods',
        title: 'Three goods',
        text: 'The second row gives three goods in any mix of small copper, small stone and grain. You name them all before you take any; what the supply lacks, everyone gives back first.',
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
        text: 'Whoever has placed all settlements cannot build any more. If two or three are due and fewer are left, those are placed.',
      },
      {
        id: 'build.refrain',
        title: 'Silver for refraining',
        text: 'If you build on fewer than three fields in your turn you receive 1 silver for each one less, whatever the reason.',
      },
      {
        id: 'build.double',
        title: 'Room for two',
        text: 'On a field with the symbol for two settlements you place two for the same goods and as one building.',
      },
      {
        id: 'build.line',
        title: 'Four in a line',
        text: 'If your new field makes a straight unbroken line of exactly four fields of yours, you place one more settlement on it, for each such line. Five or more in a line give nothing. A field counts once, however many settlements it has.',
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
        text: 'When a player has placed the last settlement, the round is finished: the game ends after the turn of the player to the right of the starting player. Extra turns by canteens belong to the round. Most settlements on the board win.',
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
];
