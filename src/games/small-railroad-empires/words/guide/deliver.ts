import type { Guide } from '#engine/ruling.ts';
import { CLASSES, DEMANDS_PER_CITY, ROUTE_TABLE } from '../../components.ts';
import { gains } from '../names.ts';

const routeWords = ROUTE_TABLE.map((row, i) => {
  const next = ROUTE_TABLE[i + 1];
  return `${next === undefined ? `${row.from} or more` : `${row.from}–${next.from - 1}`}: ${gains(row)}.`;
}).join(' ');

export const deliverChapter = {
  title: 'Deliver',
  rules: [
    {
      id: 'deliver.may',
      title: 'As often as you like',
      text: 'After building you may deliver any number of times, or not at all. For each delivery you take the token from the factory for good, put your train on the city’s icon, get paid by the length of the route, play one train card, and then load the ship if there is one. Finish one delivery before the next.',
    },
    {
      id: 'deliver.token',
      title: 'A token on the factory',
      text: 'Each factory has one goods token. Once it is delivered, the factory stays empty. If another player empties a factory where you have a track, even the one you started on, you get nothing back; your track stays.',
    },
    {
      id: 'deliver.demand',
      title: 'A city that wants it',
      text: `The city must show that good, and its icon must still be free. Each of its ${DEMANDS_PER_CITY} icons takes one train; both trains of a city may be yours.`,
    },
    {
      id: 'deliver.factory',
      title: 'Your track on the factory',
      text: 'A factory is connected when your track is on its space.',
    },
    {
      id: 'deliver.city',
      title: 'Your track next to the city',
      text: 'A city is connected when one of your tracks is next to it.',
    },
    {
      id: 'deliver.route',
      title: 'Your own route',
      text: 'The route goes from the factory over your own tracks, and through cities with your trains, to one of your tracks next to the city. It never enters the city you deliver to.',
    },
    {
      id: 'deliver.length',
      title: 'Route length',
      text: `The shortest way counts. Its length is its number of spaces: the factory and the cities it passes through count, the city you deliver to does not. By length you get:\n${routeWords}`,
    },
    {
      id: 'deliver.card',
      title: 'A train and a train card',
      text: 'Every delivery takes one of your trains and one train card from your hand. If at least one shortest way meets the card’s condition, you get its reward. Either way the card counts as played and stays in front of you.',
    },
    {
      id: 'deliver.conditions',
      title: 'What train cards ask for',
      text: `A route with at most or at least a certain number of spaces; a number of tunnels, bridges, forests or spaces shared with another player on it; a route through a city; a certain good; factory and city on different tiles; the first or the second train in the city. Every card belongs to one of ${CLASSES.length} classes: ${CLASSES.map(({ name }) => name).join(', ')}.`,
    },
  ],
} as const satisfies Guide[number];
