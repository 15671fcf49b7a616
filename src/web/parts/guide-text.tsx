import { useEffect } from 'preact/hooks';
import type { Guide } from '#engine/ruling.ts';
import '../style/guide.css';

export const chapterId = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface GuideTextProps {
  readonly guide: Guide;
  /** The rule to show first. */
  readonly at: string;
}

/** The guide itself; also stands in a sheet beside the board. */
export function GuideText({ guide, at }: GuideTextProps) {
  useEffect(() => {
    const wanted = at === '' ? null : document.getElementById(at);
    wanted?.scrollIntoView({ block: 'start' });
    wanted?.focus({ preventScroll: true });
  }, [at]);
  return (
    <div class="guide">
      {guide.map(({ title, rules }) => (
        <section key={title} aria-labelledby={chapterId(title)}>
          <h2 id={chapterId(title)} tabIndex={-1}>
            {title}
          </h2>
          {rules.map((rule) => (
            <article key={rule.id} id={rule.id} tabIndex={-1} class={rule.id === at ? 'wanted' : ''}>
              <h3>{rule.title}</h3>
              {rule.text.split('\n').map((paragraph, i) => (
                <p key={i}>{paragraph}</p>
              ))}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
