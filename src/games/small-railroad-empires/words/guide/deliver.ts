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
      text: 'After building you may deliver any number of times, or not at all. Each delivery takes the token from the factory for good, puts your train on the city’s demand icon, pays by route length, plays one train card and then loads the ship if there is one. It is resolved fully before the next.',
    },
    {
      id: 'deliver.token',
      title: 'A token on the factory',
      text: 'Each factory has one goods token. Once it is delivered the factory stays empty. If a rival empties a factory where you have a track, even the one you started on, nothing is refunded; your track stays.',
    },
    {
      id: 'deliver.demand',
      title: 'A city that wants it',
      text: `The city must show that good, and the icon must still be free. Each of its ${DEMANDS_PER_CITY} icons takes one train; both trains of a city may be yours.`,
    },
    {
      id: 'deliver.factory',
      title: 'Your track at the factory',
      text: 'A factory is connected when your track is on its space.',
    },
    {
      id: 'deliver.city',
      title: 'Your track beside the city',
      text: 'A city is connected when a track of yours is next to it.',
    },
    {
      id: 'deliver.route',
      title: 'A route of your own',
      text: 'The route runs from the factory through your own tracks, and through cities holding your trains, to a track of yours beside the city. It never enters the city itself.',
    },
    {
      id: 'deliver.length',
      title: 'Route length',
      text: `The shortest way counts. Its length is the number of spaces on it, factory and cities passed through included, the destination not. By length it pays:\n${routeWords}`,
    },
    {
      id: 'deliver.card',
      title: 'A train and a train card',
      text: 'Every delivery takes one of your trains and one train card from your hand. If the card’s condition holds, on at least one shortest way, you gain its reward. Either way the card joins your collection.',
    },
    {
      id: 'deliver.conditions',
      title: 'What train cards ask for',
      text: `A route at most or at least so long; so many tunnels, bridges, forests or spaces shared with another colour on it; a route through a city; a certain good; factory and city on different tiles; the first or the second train of the city. Every card belongs to one of ${CLASSES.length} classes: ${CLASSES.map(({ name }) => name).join(', ')}.`,
    },
  ],
} as const satisfies Guide[number];
