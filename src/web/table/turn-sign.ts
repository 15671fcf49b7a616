import { useEffect } from 'preact/hooks';

const HOUSE = 'Sternwheel';

/** Shows in the tab itself whose turn it is: title and icon. */
export function useTurnSign(title: string, yours: boolean): void {
  useEffect(() => {
    document.title = `${yours ? '● Your turn · ' : ''}${title === '' ? '' : `${title} · `}${HOUSE}`;
    showIcon(yours ? '/icon-turn.svg' : '/icon.svg');
    return () => {
      document.title = HOUSE;
      showIcon('/icon.svg');
    };
  }, [title, yours]);
}

function showIcon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
}
