import { useEffect, useState } from 'preact/hooks';
import { askApi } from '../house/api.ts';
import { Mast } from '../parts/mast.tsx';
import { go, place } from '../router.ts';
import { refusalOf } from '../table/session.ts';
import { refusalSentence } from '../words.ts';

/** Takes a seat along to this device. The token stands after `#`, where it is never sent along with an address. */
export function JoinPage() {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    askApi<{ readonly table: string }>('/links', { token: place.peek().hash }).then(
      // A whole load: the house must be met anew, as the person whom the link names.
      ({ table }) => location.replace(`/tables/${table}`),
      (why: unknown) => setProblem(refusalSentence(refusalOf(why) ?? { code: 'unavailable' })),
    );
  }, []);
  return (
    <>
      <Mast />
      <main id="main" tabIndex={-1} class="page">
        <div class="column">
          <h1 data-arrive="" tabIndex={-1}>
            {problem === '' ? 'Taking your seat …' : 'This link leads nowhere'}
          </h1>
          <p role="status">{problem}</p>
          {problem !== '' && (
            <button type="button" class="brass" onClick={() => go('/')}>
              Back to the landing
            </button>
          )}
        </div>
      </main>
    </>
  );
}
