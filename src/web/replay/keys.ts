import { useEffect } from 'preact/hooks';
import type { ReplayPlayer } from './player.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, button, a, [role="slider"]') !== null;

/** Arrow keys step, the space bar runs and halts, Home and End go to the ends; unless something else has the focus. */
export function useReplayKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => player.step(-1),
      ArrowRight: () => player.step(1),
      Home: () => player.step(-player.length),
      End: () => player.step(player.length),
      ' ': () => (player.running.peek() ? player.pause() : player.play()),
    };
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (act === undefined || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player]);
}
