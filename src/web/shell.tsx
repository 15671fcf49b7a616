import type { ComponentType } from 'preact';
import { lazily } from './lazy.ts';
import { matchPath } from './match.ts';
import { Announcer } from './parts/announcer.tsx';
import { Notice } from './parts/notice.tsx';
import { StoreNotice } from './parts/store-notice.tsx';
import { UpdateNotice } from './parts/update-notice.tsx';
import { place } from './router.ts';

export interface PageProps {
  /** The named parts of the address. */
  readonly parts: Readonly<Record<string, string>>;
}

type Page = ComponentType<PageProps>;

/** Every page is its own chunk; the home page loads no other. */
const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  '': async () => (await import('./pages/home.tsx')).Home,
  '/games/:game': async () => (await import('./pages/game.tsx')).GamePage,
  '/games/:game/guide': async () => (await import('./pages/guide.tsx')).GuidePage,
  '/tables/:table': async () => (await import('./pages/table.tsx')).TablePage,
  '/tables/:table/replay': async () => (await import('./pages/replay.tsx')).ReplayPage,
  '/tables/:table/finished': async () => (await import('./pages/finished.tsx')).FinishedPage,
  '/learn': async () => (await import('./pages/learn.tsx')).LearnPage,
  '/my-games': async () => (await import('./pages/my-games.tsx')).MyGames,
  '/join': async () => (await import('./pages/join.tsx')).JoinPage,
  '/settings': async () => (await import('./pages/settings.tsx')).Settings,
};

const NOWHERE = '*';

const pages = lazily(async (pattern: string): Promise<Page> =>
  (PAGES[pattern] ?? (async () => (await import('./pages/lost.tsx')).Lost))(),
);

function here(): readonly [string, PageProps['parts']] {
  const { path } = place.value;
  for (const pattern of Object.keys(PAGES)) {
    const parts = matchPath(pattern, path);
    if (parts !== undefined) return [pattern, parts];
  }
  return [NOWHERE, {}];
}

export function Shell() {
  const [pattern, parts] = here();
  const page = pages(pattern).value;
  return (
    <>
      <a class="skip" href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      {page.is === 'here' ? (
        <page.value key={place.value.path} parts={parts} />
      ) : (
        <Waiting failed={page.is === 'failed'} />
      )}
      <UpdateNotice />
      <StoreNotice />
      <Notice />
      <Announcer />
    </>
  );
}

function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main')?.focus();
}

const Waiting = ({ failed }: { readonly failed: boolean }) => (
  <main tabIndex={-1} class="page">
    {failed ? (
      <div class="column">
        <h1>This page did not load</h1>
        <p>The connection broke. Please try again.</p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    ) : (
      <p class="soft" role="status">
        Loading …
      </p>
    )}
  </main>
);
