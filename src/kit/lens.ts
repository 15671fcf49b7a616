import {
  type Camera,
  centred,
  filled,
  following,
  kept,
  panned,
  type Screen,
  showAll,
  toChart,
  toScreen,
} from './camera.ts';
import { listen } from './pan-zoom.ts';
import { type Box, middleOf, type Point } from './point.ts';

/** What there is to look at. */
export interface Aim {
  /** The whole board: shown at first, and again by `0`. */
  readonly board: Box;
  /** Where the action is: kept in view, and brought near when it would be too small to press. */
  readonly action: Box | undefined;
  /** A cell's width on the chart. */
  readonly cell: number;
  /** How much of the screen's top is covered by what is fixed to it. */
  readonly covered: number;
  readonly motion: number;
  /** For a board that grows: it decides what is shown when a turn begins, and `action` is not followed. */
  readonly frame?: Framing | undefined;
}

/** What is shown when a turn begins, unless the player has moved the camera since the last one. */
export interface Framing {
  /** Another key is another turn. */
  readonly key: string;
  /** `before` is what was shown until now, and stays if all that matters is in it; undefined: frame it again. */
  readonly camera: (screen: Screen, before: Camera | undefined) => Camera;
  /** The smallest scale that players can zoom out to. */
  readonly farthest: number;
}

/** Cells that can be pressed are at least this wide on the screen, or the board is brought nearer. */
const PRESSABLE = 44;
const EDGE = 30;
/** How far from the edge a place is that the player asked to see. */
const LOOKED = 90;
const SHARPEN_MS = 220;
const GLIDE_MS = 450;

/** The window, what moves below it, and the notes on that. */
interface Mount {
  readonly stage: HTMLElement;
  readonly world: HTMLElement;
  readonly notes: HTMLElement;
  /** Called whenever the camera moves: whether all of the board is in view. */
  readonly fitted: (isFitted: boolean) => void;
  /** Called whenever the camera moves: which part of the chart is in view. */
  readonly seen: (part: Box) => void;
}

/** The camera over a stage: where the player looks by hand, it follows; else it shows all. */
export class Lens {
  #camera: Camera | undefined;
  #byHand = false;
  /** The key of the turn that was framed last. */
  #framed: string | undefined;
  #sharpen: ReturnType<typeof setTimeout> | undefined;
  readonly #stage: HTMLElement;
  readonly #world: HTMLElement;
  readonly #notes: HTMLElement;
  readonly #aim: () => Aim;
  readonly #fitted: (isFitted: boolean) => void;
  readonly #seen: (part: Box) => void;

  /** A picture that nobody can press has no place that must be brought near: all of it is shown. */
  constructor({ stage, world, notes, fitted, seen }: Mount, aim: () => Aim) {
    this.#stage = stage;
    this.#world = world;
    this.#notes = notes;
    this.#fitted = fitted;
    this.#seen = seen;
    this.#aim = stage.closest('[inert]') === null ? aim : () => ({ ...aim(), action: undefined, frame: undefined });
  }

  /** Looks where the action is, unless the player looks elsewhere by hand. */
  look(): void {
    const { frame } = this.#aim();
    if (frame !== undefined) return this.#frameOnce(frame);
    const camera = this.#camera;
    const stays = this.#byHand && camera !== undefined;
    const screen = this.#screen();
    this.#show(stays ? follow(camera, this.#aim(), screen) : overview(this.#aim(), screen, camera), true);
  }

  /** All of the board, or what matters this turn of a board that grows. */
  whole(): void {
    const { board, covered, frame } = this.#aim();
    this.#byHand = false;
    this.#show(frame?.camera(this.#screen(), undefined) ?? showAll(board, this.#screen(), covered), true);
  }

  /** Frames a new turn. Between two turns the camera stays where it is. */
  #frameOnce({ key, camera }: Framing): void {
    const stays = this.#byHand || key === this.#framed ? this.#camera : undefined;
    if (key !== this.#framed) this.#byHand = false;
    this.#framed = key;
    this.#show(stays ?? camera(this.#screen(), this.#camera), true);
  }

  zoom(factor: number): void {
    if (this.#camera === undefined) return;
    const { width, height } = this.#screen();
    this.#byHand = true;
    const on = toChart(this.#camera, { x: width / 2, y: height / 2 });
    this.#show(centred(on, this.#camera.scale * factor, this.#screen()), true);
  }

  /** Looks at a point from as near as before. */
  lookAt(point: Point): void {
    if (this.#camera === undefined) return;
    this.#byHand = true;
    this.#show(centred(point, this.#camera.scale, this.#screen()), true);
  }

  /** Pans no farther than it must. */
  bringIntoView(point: Point): void {
    if (this.#camera === undefined) return;
    this.#byHand = true;
    const there = { ...point, width: 0, height: 0 };
    this.#show(following(this.#camera, there, this.#screen(), { top: LOOKED, right: LOOKED, sides: LOOKED }), true);
  }

  /** Returns the function that ends it. */
  watch(): () => void {
    const resized = new ResizeObserver(() => {
      if (!this.#byHand) this.#framed = undefined;
      this.look();
    });
    resized.observe(this.#stage);
    const deaf = listen(this.#stage, {
      look: () => this.#camera ?? { scale: 1, x: 0, y: 0 },
      move: (camera) => this.#move(camera),
      rest: () => this.#rest(),
      whole: () => this.whole(),
    });
    const reveal = ({ target }: FocusEvent) => this.#reveal(target);
    const scrolled = () => this.#scrolled();
    this.#stage.addEventListener('focusin', reveal);
    this.#stage.addEventListener('scroll', scrolled);
    return () => {
      resized.disconnect();
      deaf();
      this.#stage.removeEventListener('focusin', reveal);
      this.#stage.removeEventListener('scroll', scrolled);
      clearTimeout(this.#sharpen);
    };
  }

  /** While it moves it is one layer that is not repainted; it is drawn sharply again at rest. */
  #move(camera: Camera): void {
    this.#byHand = true;
    this.#world.classList.add('moving');
    this.#show(camera, false);
  }

  /** A search in the page or a screen reader scrolls what it finds into view: the camera looks there instead. */
  #scrolled(): void {
    const { scrollLeft, scrollTop } = this.#stage;
    if (this.#camera === undefined || (scrollLeft === 0 && scrollTop === 0)) return;
    this.#stage.scrollTo(0, 0);
    this.#show(panned(this.#camera, -scrollLeft, -scrollTop), false);
  }

  /** The camera follows a player who moves over the board by keys. */
  #reveal(focused: EventTarget | null): void {
    const place = focused instanceof Element && focused.matches('.place:focus-visible') ? focused : undefined;
    if (place === undefined || this.#camera === undefined) return;
    const [stage, box] = [this.#stage.getBoundingClientRect(), place.getBoundingClientRect()];
    const corner = toChart(this.#camera, { x: box.x - stage.x, y: box.y - stage.y });
    const { scale } = this.#camera;
    const onChart = { ...corner, width: box.width / scale, height: box.height / scale };
    this.#show(following(this.#camera, onChart, this.#screen(), { top: EDGE, right: EDGE, sides: EDGE }), true);
  }

  #rest(): void {
    clearTimeout(this.#sharpen);
    this.#sharpen = setTimeout(() => this.#world.classList.remove('moving'), SHARPEN_MS);
  }

  #show(next: Camera, smoothly: boolean): void {
    const { board, motion, frame } = this.#aim();
    const glides = smoothly && this.#camera !== undefined && motion > 0;
    this.#camera = kept(next, board, this.#screen(), frame?.farthest);
    const { scale, x, y } = this.#camera;
    const { style } = this.#world;
    style.transition = glides ? `transform ${GLIDE_MS * motion}ms ease-in-out` : 'none';
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // On the notes alone: a property that all inherit would restyle the whole chart at every move.
    this.#notes.style.setProperty('--zoom', String(scale));
    this.#fitted(frame === undefined ? isInView(board, this.#camera, this.#screen()) : !this.#byHand);
    this.#seen(partInView(this.#camera, this.#screen()));
  }

  #screen(): Screen {
    return { width: Math.max(this.#stage.clientWidth, 1), height: Math.max(this.#stage.clientHeight, 1) };
  }
}

/** A pixel more or less is nothing a person sees. */
const SLACK = 2;

function isInView(box: Box, camera: Camera, { width, height }: Screen): boolean {
  const from = toScreen(camera, box);
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height });
  return from.x >= -SLACK && from.y >= -SLACK && to.x <= width + SLACK && to.y <= height + SLACK;
}

function partInView(camera: Camera, { width, height }: Screen): Box {
  return { ...toChart(camera, { x: 0, y: 0 }), width: width / camera.scale, height: height / camera.scale };
}

const follow = (camera: Camera, { action, covered }: Aim, screen: Screen): Camera =>
  action === undefined ? camera : following(camera, action, screen, { top: covered + EDGE, right: EDGE, sides: EDGE });

/**
 * The whole board. Where its cells would be too small for a finger: as much around the action as can be pressed.
 * Starts from the camera before, if that was as near: on a map that jumps with every step people press the wrong place.
 */
export function overview({ board, action, cell, covered }: Aim, screen: Screen, before?: Camera): Camera {
  const all = showAll(board, screen, covered);
  if (action === undefined || all.scale * cell >= PRESSABLE) return all;
  const scale = Math.max(all.scale, PRESSABLE / cell);
  const from = before?.scale === scale ? before : centred(middleOf(board), scale, screen);
  return following(filled(from, board, screen, covered), action, screen, { top: covered, right: 0, sides: 0 });
}
