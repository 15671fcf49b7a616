import { useEffect } from 'preact/hooks';
import { isAsking } from '../host/tables.ts';
import { reloadOnce, update } from '../host/version.ts';
import { place } from '../router.ts';

const LOOK_EVERY_MS = 2000;

/** The server has another build of the client: the page is loaded again, by itself as soon as nothing is under way. */
export function UpdateNotice() {
  const { value } = update;
  useEffect(() => {
    if (value === 'none') return;
    const look = () => isIdle() && reloadOnce();
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [value]);
  if (value === 'none') return undefined;
  return (
    <div class="notice update" role="status">
      <span>{value === 'newer' ? 'There is a new version of Sternwheel.' : 'This page is out of date.'}</span>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}

/** Nothing would be lost: no open question, nothing half written or half filled in, and nobody looking at a table. */
function isIdle(): boolean {
  if (isAsking() || isFillingIn()) return false;
  return document.hidden || !place.peek().path.startsWith('/tables/');
}

function isFillingIn(): boolean {
  if (document.querySelector('dialog[open], form.opening, input:focus, textarea:focus, select:focus') !== null)
    return true;
  return (document.querySelector<HTMLInputElement>('.say input')?.value ?? '').trim() !== '';
}
