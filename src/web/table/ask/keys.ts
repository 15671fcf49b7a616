import { isWritten } from '#kit/key-targets.ts';

/** What a key asks; `player` with the number of the seat. */
export type TableQuestion =
  | { readonly is: 'here' | 'ahead' | 'mine' | 'can' | 'now' | 'place' | 'back' | 'on' | 'find' | 'help' | 'verbosity' }
  | { readonly is: 'player'; readonly seat: number };

const BY_KEY: Readonly<Record<string, TableQuestion>> = {
  w: { is: 'here' },
  g: { is: 'ahead' },
  m: { is: 'mine' },
  o: { is: 'can' },
  n: { is: 'now' },
  d: { is: 'place' },
  v: { is: 'verbosity' },
  f: { is: 'find' },
  '?': { is: 'help' },
  '[': { is: 'back' },
  ']': { is: 'on' },
};

/** By their place on the keyboard: other languages have other letters there. */
const BY_CODE: Readonly<Record<string, TableQuestion>> = { BracketLeft: { is: 'back' }, BracketRight: { is: 'on' } };

/** Where some keyboards have a bracket, others have a plus, which zooms. */
const ZOOMS = '+-=0';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What was asked; undefined where the key means something else. */
export function questionBy(pressed: Pressed): TableQuestion | undefined {
  const { key, code, shiftKey } = pressed;
  if (isCommand(pressed)) return undefined;
  const digit = shiftKey ? /^Digit([1-5])$/.exec(code)?.[1] : undefined;
  if (digit !== undefined) return { is: 'player', seat: Number(digit) - 1 };
  return BY_KEY[key] ?? (ZOOMS.includes(key) ? undefined : BY_CODE[code]);
}

/** For the browser. Some keyboards type brackets with the right Alt key, which counts as Ctrl and Alt together. */
const isCommand = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  metaKey || (key !== '[' && key !== ']' && (ctrlKey || altKey));

/** Whether a key pressed here asks: it is not written into something, and no sheet covers the table. */
export const isForTable = (target: EventTarget | null): boolean => !isWritten(target);

/** All keys of the table, for the sheet that explains them. */
export const TABLE_KEYS = [
  {
    title: 'Ask',
    keys: [
      ['w', 'Where am I, and what is around me?'],
      ['n', 'What is asked now?'],
      ['o', 'What can I do? The most useful first; again for more'],
      ['g', 'Who is ahead?'],
      ['m', 'What do I have?'],
      ['Shift 1 to 5', 'What does player 1 to 5 have?'],
      ['f', 'Find a place by its name'],
      ['d', 'How far is the place with the focus, and what is there?'],
      ['[ and ]', 'Read the story again: back and forward'],
      ['v', 'How much is read of the others’ moves: change it'],
      ['?', 'This list'],
    ],
  },
  {
    title: 'Move on the board',
    keys: [
      ['Tab', 'From one part of the page to the next'],
      ['Arrow keys', 'To the nearest place that way'],
      ['Home, End', 'To the most useful choice, on the board or beside it; to the last'],
      ['Page Down, Page Up', 'To the next choice, and back'],
      ['Enter', 'Choose a place or a card; again to play it'],
      ['Esc', 'Clear what is chosen'],
      ['+ − 0', 'Zoom in, zoom out, whole board'],
    ],
  },
  {
    title: 'Play',
    keys: [
      ['1', 'Press the gold button; so does Enter, where nothing else has the focus'],
      ['2 3', 'Press the other buttons of the decision bar'],
      ['u', 'Undo'],
      ['Space', 'Show the next step'],
      ['r', 'Replay the last round'],
      ['h', 'Hide or show the marks of the others’ steps'],
    ],
  },
] as const;
