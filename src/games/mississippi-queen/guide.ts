import type { Guide } from '#engine/ruling.ts';

/** The whole game in our own words, in the order in which a newcomer should read it. */
export const guide: Guide = [
  {
    title: 'The race',
    rules: [
      {
        id: 'race.goal',
        title: 'What it takes to win',
        text: 'Take two passengers aboard on the way down the river, then be the first to dock at the landing platform.',
      },
      {
        id: 'race.boat',
        title: 'Your paddle-wheeler',
        text: 'The red wheel is your speed, from 1 to 6; it starts at 1. The black wheel is your coal; it starts at 6 and nothing ever fills it up again. Both are there for everyone to see.',
      },
      {
        id: 'race.introductory',
        title: 'The introductory race',
        text: 'A first race without passengers: three tiles, turns go round the table from first to last, stations are mere islands, and you dock at any speed.',
      },
    ],
  },
  {
    title: 'The start',
    rules: [
      {
        id: 'start.first',
        title: 'Who begins',
        text: 'The lot decides who takes starting space 1. The others take 2, 3 and so on in seating order, and the first round is played in the order of these numbers.',
      },
      {
        id: 'start.bows',
        title: 'Bows to the river',
        text: 'All bows point downstream. At tables with free bows each captain chooses a direction before the first round.',
      },
      {
        id: 'start.river',
        title: 'The first tile',
        text: 'One tile lies straight ahead of the starting tile before anybody moves. Starting spaces are ordinary water once the race runs; the town around them is land.',
      },
    ],
  },
  {
    title: 'Speed',
    rules: [
      {
        id: 'speed.change',
        title: 'Choose your speed first',
        text: 'Your turn begins with the red wheel: leave it, or turn it up or down, between 1 and 6. It stays as it is for the rest of the turn and gives you that many movement points.',
      },
      {
        id: 'speed.coal',
        title: 'What a change of speed costs',
        text: 'One up or down is free. Each further unit burns one coal, and you cannot burn coal you do not have.',
      },
    ],
  },
  {
    title: 'Moving and turning',
    rules: [
      {
        id: 'moving.points',
        title: 'Use every point',
        text: 'Each point takes you one space in the direction of your bow, never astern. All points must be used: a boat never stands still by choice.',
      },
      {
        id: 'moving.spent',
        title: 'No points left',
        text: 'When your points are used you may still turn your bow, but go no further.',
      },
      {
        id: 'moving.complete',
        title: 'A turn must be possible to finish',
        text: 'You may not do what would leave you unable to use up your points: no speed, turn, step or push after which land, bank or boats would stop you short with too little coal to get round.',
      },
      {
        id: 'moving.land',
        title: 'Land',
        text: 'Islands and the town are land. No boat moves onto land; turn away or slow down in time.',
      },
      {
        id: 'moving.bank',
        title: 'The edge of the river',
        text: 'Boats pass freely from tile to tile, up and down the river, wherever two tiles are joined. Every other edge is bank, and tiles that were taken away are gone.',
      },
      {
        id: 'turning.free',
        title: 'One turn is free',
        text: 'Once in each of your turns you may swing the bow by 60° to either side for nothing: before, between or after your steps. What you do not use is not saved up.',
      },
      {
        id: 'turning.coal',
        title: 'More turns cost coal',
        text: 'Every further 60° burns one coal. Without coal the free turn is all there is.',
      },
      {
        id: 'moving.done',
        title: 'Ending your move',
        text: 'When the points are used, say that you are done, or turn once more first. If no turn is left to you, the move ends by itself.',
      },
      {
        id: 'aground',
        title: 'Run aground',
        text: 'If your turn comes and no speed, turn or push gives you a complete move, not even on a river without other boats, you are aground: your boat is lifted at once, its passengers with it, and you are out of the race. Nobody runs aground on purpose.',
      },
      {
        id: 'hemmed',
        title: 'Hemmed in',
        text: 'If only other boats keep you from moving, you stay where you are. Your speed drops to 1, your coal stays, and you may make your one free turn. You neither board nor dock.',
      },
    ],
  },
  {
    title: 'The river',
    rules: [
      {
        id: 'river.explore',
        title: 'Finding the river',
        text: 'The first boat to enter the furthest tile, by itself or pushed, finds the next one: after the whole move is over, the die is cast for its captain and a tile is drawn.',
      },
      {
        id: 'river.die',
        title: 'The direction die',
        text: 'Left, straight and right are equally likely. The new tile joins at the left, middle or right tip of the furthest one.',
      },
      {
        id: 'river.stack',
        title: 'The stack',
        text: 'Each tile is in the stack once. Which are left is known to all; which comes next, to nobody.',
      },
      {
        id: 'river.loop',
        title: 'No loops',
        text: 'The river may not run into itself, nor into a corner where the rest of it would not fit. A bend that would do so is rolled again, for tiles and for the platform.',
      },
      {
        id: 'river.unexplored',
        title: 'Unknown water',
        text: 'The next tile is laid after your move, so the move that reaches the furthest tile cannot leave it downstream. Plan for that before you rush ahead.',
      },
      {
        id: 'river.removed',
        title: 'Tiles left behind',
        text: 'A tile goes back to the box once no racing boat is on it or on any earlier tile. Passengers still waiting there are gone.',
      },
    ],
  },
  {
    title: 'Pushing',
    rules: [
      {
        id: 'pushing.ahead',
        title: 'Whom you can push',
        text: 'Only the boat on the space straight ahead of your bow. Two boats never share a space, and none passes through another.',
      },
      {
        id: 'pushing.cost',
        title: 'What a push costs',
        text: 'Entering an occupied space takes two points, one to enter and one to push. So nobody pushes at speed 1 or with the last point.',
      },
      {
        id: 'pushing.choice',
        title: 'You choose where',
        text: 'To enter an occupied space, say where its boat is to go.',
      },
      {
        id: 'pushing.space',
        title: 'Where a boat can be pushed',
        text: 'To water next to it on a laid tile: upstream, onto another tile, to a boarding platform or an entry of the landing, as you like. Never onto land or off the river.',
      },
      {
        id: 'pushing.taboo',
        title: 'Not into your wake',
        text: 'Spaces you have stood on this turn are taboo for the boat you push, the one you push from and the one you began on included.',
      },
      {
        id: 'pushing.chain',
        title: 'No chains',
        text: 'A pushed boat cannot push another: its new space must be empty. You may push several boats in one move, or the same one again, for one extra point each time.',
      },
      {
        id: 'pushing.nowhere',
        title: 'Nowhere to go',
        text: 'If there is no space to push it to, a boat cannot be pushed, and its space cannot be entered.',
      },
      {
        id: 'pushing.astern',
        title: 'Not straight astern',
        text: 'At tables with this option a boat cannot be pushed to the space straight behind its stern.',
      },
      {
        id: 'pushing.facing',
        title: 'The pushed captain points the bow',
        text: 'As soon as the space is chosen, the pushed captain points the bow in any of the six directions, for nothing. Speed, coal and the coming turn are untouched. Then the pusher moves in and goes on.',
      },
      {
        id: 'pushing.arrival',
        title: 'Pushed to the right place',
        text: 'A boat pushed to a boarding platform with its red wheel at 1 takes a passenger aboard at once if it may. Pushed to an entry of the landing, it docks at once if it meets the conditions.',
      },
    ],
  },
  {
    title: 'Passengers',
    rules: [
      {
        id: 'passengers.stations',
        title: 'Who waits where',
        text: 'When a tile with a station is laid, passengers step out: with three captains one everywhere, with four captains one at red and two at brown stations, with five captains two everywhere: 8, 12 or 16 in all. That is more than everybody needs, so there is no hurry for the first station; but without two passengers nobody docks.',
      },
      {
        id: 'passengers.boarding',
        title: 'Taking a passenger aboard',
        text: 'End a move at speed 1 on the boarding platform, the water space beside the station. One passenger comes aboard by itself, whatever way you face.',
      },
      {
        id: 'passengers.limits',
        title: 'Two, from two islands',
        text: 'One passenger for each stop, one from each island, two in all. A station without passengers has nothing to give, and stays an island.',
      },
      {
        id: 'passengers.open-water',
        title: 'The boarding platform is water',
        text: 'Anybody may sail through it, stop on it, block it or be pushed off it. Sailing back upstream to a station still on the table is allowed.',
      },
    ],
  },
  {
    title: 'Order of movement',
    rules: [
      {
        id: 'order.position',
        title: 'The leader goes first',
        text: 'From the second round on, the boat furthest down the river moves first, then the next. The measuring stick lies across each tile, and the order is fixed for the whole round.',
      },
      {
        id: 'order.ties',
        title: 'Level boats',
        text: 'Among level boats the faster goes first, then the one with more coal, then the one further to the right looking downstream.',
      },
    ],
  },
  {
    title: 'Finish',
    rules: [
      {
        id: 'finish.platform',
        title: 'The landing platform',
        text: 'As soon as the last tile lies, the die is cast again for the platform. It touches three spaces of the last tile: its entries. Land on one of them leaves two.',
      },
      {
        id: 'finish.docking',
        title: 'Docking',
        text: 'End a move on an entry at speed 1 with two passengers aboard. A second passenger boarded on that very space counts. In the introductory race reaching an entry is enough, and points you have left lapse.',
      },
      {
        id: 'finish.waiting',
        title: 'Not ready yet',
        text: 'For a boat that cannot dock, entries are plain water. It may move from one to the next and dock when it meets the conditions.',
      },
      {
        id: 'finish.places',
        title: 'First, second, third',
        text: 'The first to dock has won, at once. A docked boat leaves the river and frees its space; the others race on for the other places.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        id: 'end.one-left',
        title: 'The last boat',
        text: 'When at most one boat is still racing, the race is over. That boat takes the next place; if nobody has docked, it wins as the last one afloat.',
      },
      {
        id: 'end.first-docking',
        title: 'The first docking ends it',
        text: 'At tables with this option the race is over as soon as one boat has docked.',
      },
      {
        id: 'end.nobody',
        title: 'Nobody can qualify',
        text: 'When no boat afloat can come by two passengers any more, the race is over.',
      },
      {
        id: 'end.stand-off',
        title: 'A stand-off is called',
        text: 'Twenty rounds without a docking, counted from the laying of the platform or the last docking, and the race is called.',
      },
      {
        id: 'end.rounds',
        title: 'Sixty rounds',
        text: 'After the sixtieth round the race is called.',
      },
      {
        id: 'end.retire',
        title: 'Retiring',
        text: 'A captain who cannot come by two passengers any more may retire when the turn comes. The boat is lifted, and is ranked among those afloat by the space it left from. While two passengers are within reach, you race on.',
      },
      {
        id: 'end.leave',
        title: 'Leaving the table',
        text: 'A bot steers the boat of a captain who leaves. At tables that lift such boats, a captain may leave on the own turn instead and ranks as lost at that moment.',
      },
      {
        id: 'end.places',
        title: 'How boats are ranked',
        text: 'Docked boats in the order of docking; then, if only one boat is still racing, that boat; then boats afloat by passengers aboard; then lost boats.',
      },
      {
        id: 'rank.position',
        title: 'Equal boats afloat',
        text: 'Boats afloat with equally many passengers are ranked in the order of movement: position, speed, coal, then further to the right.',
      },
      {
        id: 'rank.lost',
        title: 'Lost boats',
        text: 'The later a boat was lost, the better its rank.',
      },
    ],
  },
];
