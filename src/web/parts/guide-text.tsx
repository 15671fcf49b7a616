import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Example } from '#engine/example.ts';
import type { AnyGame } from '#engine/game.ts';
import type { Rule } from '#engine/ruling.ts';
import type { ExampleViewProps } from '../guide/example-view.tsx';
import { type Fetched, lazily } from '../lazy.ts';
import { exampleLoaders, isGameId } from '../shelf.ts';
import '../style/guide.css';

export const chapterId = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

interface GuideTextProps {
  readonly game: AnyGame;
  /** The rule to show first. */
  readonly at: string;
}

/** The code that shows examples is a chunk of its own: a table loads faster without it. */
const views = lazily<'examples', ComponentType<ExampleViewProps>>(
  async () => (await import('../guide/example-view.tsx')).ExampleView,
);

/** The guide itself with its examples; also stands in a sheet beside the board. */
export function GuideText({ game, at }: GuideTextProps) {
  const { id } = game.meta;
  const known: Fetched<readonly Example<unknown>[]> = isGameId(id) ? exampleLoaders(id).value : { is: 'failed' };
  const view = views('examples').value;
  // Both or neither, and before the first line is shown, so that nothing moves while somebody reads.
  const ready = known.is !== 'coming' && view.is !== 'coming';
  useEffect(() => {
    const wanted = at === '' ? null : document.getElementById(at);
    wanted?.scrollIntoView({ block: 'start' });
    wanted?.focus({ preventScroll: true });
  }, [at, ready]);
  if (!ready) return <div class="guide" aria-busy="true" />;
  return (
    <div class="guide">
      {game.guide.map(({ title, rules }) => (
        <section key={title} aria-labelledby={chapterId(title)}>
          <h2 id={chapterId(title)} tabIndex={-1}>
            {title}
          </h2>
          {rules.map((rule) => (
            <RuleText key={rule.id} rule={rule} wanted={rule.id === at}>
              {known.is === 'here' &&
                view.is === 'here' &&
                known.value
                  .filter((example) => example.rule === rule.id)
                  .map((example) => <view.value key={example.title} game={game} example={example} />)}
            </RuleText>
          ))}
        </section>
      ))}
    </div>
  );
}

interface RuleTextProps {
  readonly rule: Rule;
  readonly wanted: boolean;
  readonly children: ComponentChildren;
}

const RuleText = ({ rule, wanted, children }: RuleTextProps) => (
  <article id={rule.id} tabIndex={-1} class={wanted ? 'wanted' : ''}>
    <h3>{rule.title}</h3>
    {rule.text.split('\n').map((paragraph, i) => (
      <p key={i}>{paragraph}</p>
    ))}
    {children}
  </article>
);
