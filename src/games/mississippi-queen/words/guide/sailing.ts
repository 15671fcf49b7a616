import type { Guide } from '#engine/ruling.ts';
import { capital, count } from '#words/speech.ts';
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
        title: 'How to win',
        text: `Pick up ${count(PASSENGERS_TO_WIN, 'passenger')} on the way, then be the first to dock at the landing. Press a space to see what the way there costs.`,
      },
      {
        id: 'race.boat',
        title: 'Your boat',
        text: `The red wheel is your speed, ${SLOWEST} to ${FASTEST}, and starts at ${START_SPEED}. The black wheel is your coal. It starts at ${FULL_COAL}, and you never get more. Everyone sees both.`,
      },
      {
        id: 'race.introductory',
        title: 'The introductory race',
        text: `Be the first to reach the landing at the end of the river. Press a space to see what the way there costs. This race has no passengers: ${count(INTRODUCTORY_TILES, 'tile')} after the starting tile, a fixed turn order, stations that are just islands, and docking at any speed.`,
      },
    ],
  },
  {
    title: 'The start',
    rules: [
      {
        id: 'start.first',
        title: 'Who starts',
        text: 'Chance decides who takes starting space 1. The others take 2, 3 and so on in seating order. The first round is played in the order of these numbers: nobody has moved yet, and that is what the spaces are numbered for. By the measuring stick only the players on 1 and 2 would swap: spaces 1, 2 and 3 are level, with 4 and 5 just behind.',
      },
      {
        id: 'start.bows',
        title: 'Facing the river',
        text: 'All boats start facing downstream. If the game is set up that way, each player chooses a direction before the first round instead.',
      },
      {
        id: 'start.river',
        title: 'The first tile',
        text: 'Before anyone moves, one tile lies straight ahead of the starting tile. During the race the starting spaces are normal water. The town around them is land.',
      },
    ],
  },
  {
    title: 'Speed',
    rules: [
      {
        id: 'speed.change',
        title: 'Set your speed first',
        text: `Start your turn with the red wheel: keep your speed, or change it, from ${SLOWEST} to ${FASTEST}. It stays the same for the rest of the turn and gives you that many movement points.`,
      },
      {
        id: 'speed.coal',
        title: 'What changing speed costs',
        text: `A change of ${FREE_SPEED_CHANGE} is free. Every 1 beyond that costs 1 coal, and you cannot burn coal you do not have.`,
      },
    ],
  },
  {
    title: 'Moving and turning',
    rules: [
      {
        id: 'moving.points',
        title: 'Use every point',
        text: 'Each point moves you 1 space straight ahead, never backwards. You must use all your points: you cannot choose to stand still.',
      },
      {
        id: 'moving.spent',
        title: 'No points left',
        text: 'When your points are used up you can still turn, but not move on.',
      },
      {
        id: 'moving.complete',
        title: 'You must be able to finish',
        text: 'Whatever you do, you must still be able to use up all your points. So you may not set a speed, turn, move or push if land, the edge of the river or other boats would then stop you and you have too little coal to get around.',
      },
      {
        id: 'moving.land',
        title: 'Land',
        text: 'Islands and the town are land. No boat can go there: turn away or slow down in time.',
      },
      {
        id: 'moving.bank',
        title: 'The edge of the river',
        text: 'You can go from tile to tile, down the river or back up, wherever tiles join. Every other edge is closed, and tiles that were removed are gone.',
      },
      {
        id: 'turning.free',
        title: `${count(FREE_TURNS, 'turn')} is free`,
        text: `${capital(times(FREE_TURNS))} each turn, you can turn your boat 60° left or right for free: before, between or after your steps. You cannot save it for later.`,
      },
      {
        id: 'turning.coal',
        title: 'More turns cost coal',
        text: 'Every further 60° costs 1 coal. Without coal, the free turn is all you have.',
      },
      {
        id: 'moving.done',
        title: 'Ending your move',
        text: 'When your points are used up, end your move, or turn first. If you cannot turn any more, your move ends by itself.',
      },
      {
        id: 'aground',
        title: 'Running aground',
        text: 'If your turn comes and no speed, turn or push gives you a complete move, not even on a river without other boats, you have run aground. Your boat is removed at once, with its passengers, and you are out of the race. Nobody can run aground on purpose.',
      },
      {
        id: 'hemmed',
        title: 'Blocked by other boats',
        text: `If only other boats stop you, you stay where you are. Your speed drops to ${START_SPEED}. You keep your coal and your free turn, but you take no passenger and do not dock.`,
      },
    ],
  },
  {
    title: 'The river',
    rules: [
      {
        id: 'river.explore',
        title: 'Finding the river',
        text: 'The first boat to enter the furthest tile, on its own or pushed, finds the next one. When the whole move is over, the die is rolled for its player and a tile is drawn.',
      },
      {
        id: 'river.die',
        title: 'The direction die',
        text: 'Left, straight and right are equally likely. The new tile joins the left, middle or right tip of the furthest one.',
      },
      {
        id: 'river.stack',
        title: 'The stack',
        text: 'Each tile is in the stack once. Everyone knows which tiles are left, but nobody knows which one comes next.',
      },
      {
        id: 'river.loop',
        title: 'No loops',
        text: 'The river may not run into itself, or into a corner where the rest of it would not fit. A roll that would lead there is rolled again, for a tile or for the landing, and the log says why.',
      },
      {
        id: 'river.unexplored',
        title: 'Unknown water',
        text: 'The next tile is laid after your move. So the move that reaches the furthest tile cannot go on beyond it. Think of that before you speed up.',
      },
      {
        id: 'river.removed',
        title: 'Tiles left behind',
        text: 'A tile is removed when no racing boat is on it or on any earlier tile. Passengers still waiting there are gone.',
      },
    ],
  },
] as const satisfies Guide;
