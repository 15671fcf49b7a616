import type { Guide } from '#engine/ruling.ts';
import { capital, inWords, spell } from '#words/speech.ts';
import {
  FASTEST,
  FREE_SPEED_CHANGE,
  FREE_TURNS,
  FULL_COAL,
  INTRODUCTORY_TILES,
  PASSENGERS_TO_WIN,
  SLOWEST,
  START_SPEED,
} from '../../components.ts';
import { times } from '../names.ts';

/** The race as it would be with one boat alone. */
export const sailing = [
  {
    title: 'The race',
    rules: [
      {
        id: 'race.goal',
        title: 'What it takes to win',
        text: `Take ${spell(PASSENGERS_TO_WIN, 'passenger')} aboard on the way down the river, then be the first to dock at the landing platform.`,
      },
      {
        id: 'race.boat',
        title: 'Your paddle-wheeler',
        text: `The red wheel is your speed, from ${SLOWEST} to ${FASTEST}; it starts at ${START_SPEED}. The black wheel is your coal; it starts at ${FULL_COAL} and nothing ever fills it up again. Both are there for everyone to see.`,
      },
      {
        id: 'race.introductory',
        title: 'The introductory race',
        text: `A first race without passengers: ${spell(INTRODUCTORY_TILES, 'tile')} after the starting tile, turns go round the table from first to last, stations are mere islands, and you dock at any speed.`,
      },
    ],
  },
  {
    title: 'The start',
    rules: [
      {
        id: 'start.first',
        title: 'Who begins',
        text: 'The lot decides who takes starting space 1. The others take 2, 3 and so on in seating order. The first round is played in the order of these numbers, because that is what the spaces are numbered for: nobody has steamed anywhere yet, and the captain on space 1 is the one who starts. Measured with the stick, spaces 1, 2 and 3 are level, 4 and 5 just behind them; only the captains on 1 and 2 would change places.',
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
        text: `Your turn begins with the red wheel: leave it, or turn it up or down, between ${SLOWEST} and ${FASTEST}. It stays as it is for the rest of the turn and gives you that many movement points.`,
      },
      {
        id: 'speed.coal',
        title: 'What a change of speed costs',
        text: `${capital(inWords(FREE_SPEED_CHANGE))} up or down is free. Each further unit burns one coal, and you cannot burn coal you do not have.`,
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
        title: `${capital(spell(FREE_TURNS, 'turn'))} is free`,
        text: `${capital(times(FREE_TURNS))} in each of your turns you may swing the bow by 60° to either side for nothing: before, between or after your steps. What you do not use is not saved up.`,
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
        text: `If only other boats keep you from moving, you stay where you are. Your speed drops to ${START_SPEED}, your coal stays, and you may make your free turn. You neither board nor dock.`,
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
        text: 'The river may not run into itself, nor into a corner where the rest of it would have no room. So the table looks ahead before it lays a tile or the platform: a bend that would do one or the other is rolled again, and the log says which.',
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
] as const satisfies Guide;
