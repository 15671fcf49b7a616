import type { Meta } from '#engine/game.ts';
import { Facts } from '../parts/facts.tsx';
import { Mast } from '../parts/mast.tsx';
import { Picture } from '../parts/picture.tsx';
import { GAME_IDS, type GameId, metas } from '../shelf.ts';
import '../style/lists.css';

/** The guides of all games. */
export const LearnPage = () => (
  <>
    <Mast where="Learn" />
    <main id="main" tabIndex={-1} class="page">
      <header>
        <h1 data-arrive="" tabIndex={-1}>
          Learn
        </h1>
        <p class="soft">Every rule in plain words, with examples. Tips also explain each game as you play.</p>
      </header>
      <ul class="guides">
        {GAME_IDS.map((id) => (
          <GuideRow key={id} id={id} />
        ))}
      </ul>
    </main>
  </>
);

function GuideRow({ id }: { readonly id: GameId }) {
  const meta = metas(id).value;
  return (
    <li class="card">
      <Picture game={id} />
      {meta.is === 'here' && <AboutGuide meta={meta.value} />}
    </li>
  );
}

const AboutGuide = ({ meta }: { readonly meta: Meta }) => (
  <div class="column">
    <h2>{meta.title}</h2>
    <p>{meta.summary}</p>
    <Facts meta={meta} />
    <div class="row">
      <a class="press brass" href={`/games/${meta.id}/guide`} aria-label={`Read the rules: ${meta.title}`}>
        Read the rules
      </a>
      <a class="press" href={`/games/${meta.id}`} aria-label={`Play: ${meta.title}`}>
        Play
      </a>
    </div>
  </div>
);
