import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, HostMessage, UpdateMessage } from '#protocol/messages.ts';
import type { Refusal } from '#protocol/refusals.ts';
import type { Viewer } from '#protocol/shapes.ts';
import type { LinkState, TableLink } from '../link/table-link.ts';
import { noteOutdated, noteVersion } from './version.ts';

type Keyed = Extract<ClientMessage, { readonly key: string }>;
/** A question without its key: the link makes one. */
export type HostRequest = Keyed extends infer M ? (M extends Keyed ? Omit<M, 'key'> : never) : never;
export type Answered = Exclude<HostMessage, { readonly type: 'welcome' | 'update' | 'heartbeat' | 'refused' }>;

/** The host said no; nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** It was taken back before it had been sent: nothing has changed. */
export class Withdrawn extends Error {
  override readonly name = 'Withdrawn';
}

/** What may happen to a question after it was asked. */
export interface Asking {
  /** Takes it back, if it has not been sent yet. */
  readonly withdrawal?: AbortSignal;
  /** Called when it is first sent: from then on it cannot be taken back. */
  readonly onSent?: () => void;
}

interface Waiting {
  readonly question: Keyed;
  readonly onSent: () => void;
  sent: boolean;
  readonly resolve: (answer: Answered) => void;
  readonly reject: (problem: Error) => void;
}

/** A table looked at as one viewer. */
export interface Watch {
  readonly table: string;
  readonly viewer: Viewer;
  readonly hear: (update: UpdateMessage) => void;
  readonly refused: (refusal: Refusal) => void;
}

type Watching = Watch & { since?: string };

/**
 * One host of tables, as pages use it: questions get their answers and watched tables stay watched,
 * however often the link breaks meanwhile.
 */
export class HostLink {
  readonly state: ReadonlySignal<LinkState>;
  /** Who we are to this host. */
  readonly person = signal<string | undefined>(undefined);
  readonly #link: TableLink;
  readonly #waiting = new Map<string, Waiting>();
  readonly #watches = new Set<Watching>();

  constructor(link: TableLink) {
    this.#link = link;
    this.state = link.state;
    link.listen((message) => this.#hear(message));
    effect(() => {
      if (link.state.value === 'open') this.#resume();
    });
  }

  /** Whether a question still waits for its answer. */
  isAsking(): boolean {
    return this.#waiting.size > 0;
  }

  ask(question: HostRequest, { withdrawal, onSent = () => undefined }: Asking = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const keyed = { ...question, key: crypto.randomUUID() } as Keyed;
      const waiting: Waiting = { question: keyed, onSent, sent: false, resolve, reject };
      this.#waiting.set(keyed.key, waiting);
      withdrawal?.addEventListener('abort', () => this.#withdraw(waiting));
      this.#sendWaiting(waiting);
    });
  }

  #withdraw({ question, sent, reject }: Waiting): void {
    if (sent || !this.#waiting.delete(question.key)) return;
    reject(new Withdrawn());
  }

  #sendWaiting(waiting: Waiting): void {
    if (this.state.peek() !== 'open') return;
    const isFirst = !waiting.sent;
    waiting.sent = true;
    this.#send(waiting.question);
    if (isFirst) waiting.onSent();
  }

  watch(wanted: Watch): () => void {
    const watch: Watching = { ...wanted };
    this.#watches.add(watch);
    this.#sendWatch(watch);
    return () => {
      this.#watches.delete(watch);
      this.#send({ type: 'unwatch', table: watch.table, viewer: watch.viewer });
    };
  }

  /** Nothing is sent before the greeting: opening the link sends everything that waits. */
  #send(message: ClientMessage): void {
    if (this.state.peek() === 'open') this.#link.send(message);
  }

  #sendWatch({ table, viewer, since }: Watching): void {
    this.#send({ type: 'watch', table, viewer, ...(since !== undefined && { since }) });
  }

  /** After a break everything open is asked again; the key makes sure that it counts once. */
  #resume(): void {
    for (const watch of this.#watches) this.#sendWatch(watch);
    for (const waiting of this.#waiting.values()) this.#sendWaiting(waiting);
  }

  #hear(message: HostMessage): void {
    if (message.type === 'welcome') this.#greet(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'heartbeat') return;
    else if (message.type !== 'refused') this.#settle(message.key)?.resolve(message);
    else this.#refuse(message);
  }

  #greet(welcome: Extract<HostMessage, { readonly type: 'welcome' }>): void {
    this.person.value = welcome.person;
    noteVersion(welcome);
  }

  #settle(key: string): Waiting | undefined {
    const one = this.#waiting.get(key);
    this.#waiting.delete(key);
    return one;
  }

  #update(update: UpdateMessage): void {
    for (const watch of this.#watches) {
      if (watch.table !== update.table || watch.viewer !== update.viewer) continue;
      watch.since = update.stamp;
      watch.hear(update);
    }
  }

  /** A watch has no key: a refusal without one is for the watch it names, or for those that never got an update. */
  #refuse({ key, watch: refused, refusal }: Extract<HostMessage, { readonly type: 'refused' }>): void {
    if (refusal.code === 'outdated') noteOutdated();
    if (key !== undefined) return this.#settle(key)?.reject(new Refused(refusal));
    const isMeant = ({ table, viewer, since }: Watching) =>
      refused === undefined ? since === undefined : refused.table === table && refused.viewer === viewer;
    const meant = [...this.#watches].filter(isMeant);
    for (const watch of meant) watch.refused(refusal);
    if (meant.length === 0 && refused === undefined) this.#refuseOldest(refusal);
  }

  /** The host could not even read the key: the oldest question counts as refused, so that nobody waits for ever. */
  #refuseOldest(refusal: Refusal): void {
    const oldest = [...this.#waiting.values()].find(({ sent }) => sent);
    if (oldest !== undefined) this.#settle(oldest.question.key)?.reject(new Refused(refusal));
  }
}
