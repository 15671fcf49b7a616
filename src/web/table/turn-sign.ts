import { useEffect } from 'preact/hooks';
import { sound } from '#kit/sound.ts';
import { preferences } from '../preferences.ts';

const SITE = 'Sternwheel';

/** Shows in the tab itself whose turn it is: title and icon, and a bell for players who want sound. */
export function useTurnSign(title: string, yours: boolean): void {
  useEffect(() => {
    document.title = `${yours ? '● Your turn · ' : ''}${title === '' ? '' : `${title} · `}${SITE}`;
    showIcon(yours ? '/icon-turn.svg' : '/icon.svg');
    return () => {
      document.title = SITE;
      showIcon('/icon.svg');
    };
  }, [title, yours]);
  useEffect(() => {
    if (yours && preferences.peek().sound) sound('bell');
  }, [yours]);
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
}
