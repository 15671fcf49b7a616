import type { Guide } from '#engine/ruling.ts';
import { chapterId, GuideText } from '../parts/guide-text.tsx';
import { Mast } from '../parts/mast.tsx';
import { place } from '../router.ts';
import { games, isGameId } from '../shelf.ts';
import type { PageProps } from '../shell.tsx';
import { Lost } from './lost.tsx';

export function GuidePage({ parts }: PageProps) {
  const id = parts['game'] ?? '';
  if (!isGameId(id)) return <Lost />;
  const game = games(id).value;
  if (game.is !== 'here') return <Mast where="Rules" />;
  const { meta, guide } = game.value;
  return (
    <>
      <Mast where={meta.title} />
      <main id="main" tabIndex={-1} class="page guide-page">
        <header>
          <h1 data-arrive="" tabIndex={-1}>
            How to play {meta.title}
          </h1>
          <p class="soft">
            Every rule, in our own words. <a href={`/games/${id}`}>Play it now</a>
          </p>
        </header>
        <Contents guide={guide} />
        <GuideText game={game.value} at={place.value.hash} />
      </main>
    </>
  );
}

const Contents = ({ guide }: { readonly guide: Guide }) => (
  <nav class="contents card" aria-label="Chapters">
    <ol>
      {guide.map(({ title }) => (
        <li key={title}>
          <a href={`#${chapterId(title)}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
