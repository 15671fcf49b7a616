import { inTheWay } from '../host/kept-here.ts';

const SENTENCES = {
  olderTab: 'An older version of Sternwheel is open in another tab. Close it to continue your games in this browser.',
  newerTab:
    'A newer version of Sternwheel is open in another tab. Reload this page to continue your games in this browser.',
} as const;

/** Another tab keeps this page from the tables of this browser. */
export function StoreNotice() {
  const { value } = inTheWay;
  if (value === undefined) return undefined;
  return (
    <div class="notice update" role="status">
      <span>{SENTENCES[value]}</span>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
