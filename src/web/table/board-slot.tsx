import { useLayout } from '#kit/use-layout.ts';
import type { Action } from '#engine/forms.ts';
import { boardPreferences } from '../preferences.ts';
import { learn, Lesson, lessonsAhead } from './lesson.tsx';
import { hasStandIn, StandInBar } from './stand-in-bars.tsx';
import { trailOf } from './story.ts';
import { guideAt } from './table-sheets.tsx';
import type { TableContext } from './table-view.tsx';
import { toolsOf } from './tools.tsx';

interface BoardSlotProps {
  readonly context: TableContext;
  readonly highlighted: readonly string[];
}

/** Puts the game's board, own things and decision bar into the page's grid. */
export function BoardSlot({ context, highlighted }: BoardSlotProps) {
  const { session, board, known, faces, own, zoom } = context;
  const { position } = known;
  const frame = session.presenter.shown.value ?? { view: position.view, events: [] };
  const ready = isReady(context);
  const standsIn = hasStandIn(context);
  const ahead = ready ? lessonsAhead(context, frame.view) : [];
  return (
    <>
      <board.Board
        view={frame.view}
        events={frame.events}
        seat={session.seat}
        own={own}
        layout={useLayout()}
        revealedSeats={session.seat === undefined ? [] : [session.seat]}
        seats={faces}
        awaiting={ready ? position.awaited : []}
        legal={ready ? position.legal : []}
        anytime={position.anytime}
        highlighted={highlighted}
        look={context.look}
        trail={context.withTrail ? trailOf(context.story, (step) => void context.recap.playStep(step)) : []}
        preferences={boardPreferences.value}
        withBar={!standsIn}
        sending={session.sending.value}
        onZoom={(changed) => (zoom.value = changed)}
        {...toolsOf(context, ready)}
        {...judgementsOn(context, frame.view)}
        act={(actions) => {
          learn(ahead[0]);
          context.act(actions);
        }}
      />
      {standsIn && <StandInBar context={context} />}
      <Lesson context={context} ahead={ahead} />
    </>
  );
}

/** What the rules say about this view. */
const judgementsOn = ({ session, judge, show }: TableContext, view: unknown) => ({
  undoAfter: (actions: readonly Action[]) => judge.undoAfter(view, session.seat, actions),
  why: (action: Action) => judge.why(view, session.seat, action),
  rule: judge.rule,
  showRule: (id: string) => show(guideAt(id)),
});

/** Nothing is offered before the seat has seen what led to the question. */
const isReady = ({ session: { presenter, curtain }, recap }: TableContext): boolean =>
  presenter.caughtUp.value && !recap.running.value && curtain.value === undefined;
