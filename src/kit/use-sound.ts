import { useEffect } from 'preact/hooks';
import type { Action } from '#engine/forms.ts';
import type { GameEvent } from '#engine/game.ts';
import type { BoardProps } from './board.ts';
import { sound, type Sound } from './sound.ts';

/** What is heard of each kind of event, from the most important to the least. */
export type Noises<E extends GameEvent> = readonly (readonly [type: E['type'], sound: Sound])[];

type Heard<E extends GameEvent> = Pick<BoardProps<unknown, Action, E>, 'events' | 'preferences'>;

/** Plays a sound for what happened, if the player wants sound: only one of several, so that nothing piles up. */
export function useSound<E extends GameEvent>({ events, preferences }: Heard<E>, noises: Noises<E>): void {
  useEffect(() => {
    const noise = noises.find(([type]) => events.some((event) => event.type === type));
    if (noise !== undefined && preferences.sound) sound(noise[1]);
  }, [events]);
}
