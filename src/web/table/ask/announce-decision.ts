/** The words of the decision bar, as they are said; of a bar without such words, what stands in it. */
export function decisionWords(): string {
  const spoken = document.querySelector('.bar .spoken');
  const read = spoken === null ? [...document.querySelectorAll('.bar .bar-words p')] : [spoken];
  return read.map(({ textContent }) => textContent.trim()).join('. ');
}

interface Voice {
  /** Whether the board shows all that led to the question. */
  readonly isSettled: () => boolean;
  readonly say: (sentence: string) => void;
  /** How much has been said so far, by anybody. */
  readonly said: () => number;
}

/** How long a page needs to show what has changed. */
const DRAWN_MS = 60;
/** Whom the game waits for is news only if it lasts: the log tells what they did. */
const WAITING_MS = 2000;

/**
 * Says the question when it is new: after the log that led to it, once, and again after others have moved. It watches the
 * page, because the words follow what is picked there. Returns the function that ends it.
 */
export function announceDecision(voice: Voice): () => void {
  const isNews = newsFilter(voice);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = '';
  const look = () => {
    const bar = document.querySelector('.bar:has(.spoken)');
    const now = bar === null || !voice.isSettled() ? '' : decisionWords();
    if (now === due) return;
    due = now;
    clearTimeout(timer);
    if (now === '') return;
    timer = setTimeout(() => isNews(now) && voice.say(now), bar?.matches('.asked') ? DRAWN_MS : WAITING_MS);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}

/** The same words twice in a row are said once: a bar that was only replaced asks nothing new. */
export function newsFilter({ said }: Pick<Voice, 'said'>): (words: string) => boolean {
  let last: { readonly words: string; readonly at: number } | undefined;
  return (words) => {
    const isNew = last?.words !== words || last.at !== said();
    // The words themselves are counted too, as soon as they are said.
    if (isNew) last = { words, at: said() + 1 };
    return isNew;
  };
}
