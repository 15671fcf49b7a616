import { type Camera, centred, filled, following, kept, type Screen, showAll, toChart } from './camera.ts';
import { listen } from './pan-zoom.ts';
import { type Box, middleOf } from './point.ts';

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
}

/** Cells that can be pressed should be this wide on the screen, where there is room. */
const PRESSABLE = 36;
const EDGE = 30;
/** The zoom buttons and the gap beside them. */
const BUTTONS = 56;
const SHARPEN_MS = 220;
const GLIDE_MS = 450;

/** The window, what moves below it, and the notes on that. */
interface Mount {
  readonly stage: HTMLElement;
  readonly world: HTMLElement;
  readonly notes: HTMLElement;
}

/** The camera over a stage: where the player looks by hand, it follows; else it shows all. */
export class Lens {
  #camera: Camera | undefined;
  #byHand = false;
  #sharpen: ReturnType<typeof setTimeout> | undefined;
  readonly #stage: HTMLElement;
  readonly #world: HTMLElement;
  readonly #notes: HTMLElement;
  readonly #aim: () => Aim;

  /** A picture that nobody can press has no place that must be brought near: all of it is shown. */
  constructor({ stage, world, notes }: Mount, aim: () => Aim) {
    this.#stage = stage;
    this.#world = world;
    this.#notes = notes;
    this.#aim = stage.closest('[inert]') === null ? aim : () => ({ ...aim(), action: undefined });
  }

  /** Looks where the action is, unless the player looks elsewhere by hand. */
  look(): void {
    const camera = this.#camera;
    const stays = this.#byHand && camera !== undefined;
    const screen = this.#screen();
    this.#show(stays ? follow(camera, this.#aim(), screen) : overview(this.#aim(), screen, camera), true);
  }

  whole(): void {
    this.#byHand = false;
    this.#show(showAll(this.#aim().board, this.#screen(), this.#aim().covered), true);
  }

  zoom(factor: number): void {
    if (this.#camera === undefined) return;
    const { width, height } = this.#screen();
    this.#byHand = true;
    const on = toChart(this.#camera, { x: width / 2, y: height / 2 });
    this.#show(centred(on, this.#camera.scale * factor, this.#screen()), true);
  }

  /** Returns the function that ends it. */
  watch(): () => void {
    const resized = new ResizeObserver(() => this.look());
    resized.observe(this.#stage);
    const deaf = listen(this.#stage, {
      look: () => this.#camera ?? { scale: 1, x: 0, y: 0 },
      move: (camera) => this.#move(camera),
      rest: () => this.#rest(),
      whole: () => this.whole(),
    });
    return () => {
      resized.disconnect();
      deaf();
      clearTimeout(this.#sharpen);
    };
  }

  /** While it moves it is one layer that is not repainted; it is drawn sharply again at rest. */
  #move(camera: Camera): void {
    this.#byHand = true;
    this.#world.classList.add('moving');
    this.#show(camera, false);
  }

  #rest(): void {
    clearTimeout(this.#sharpen);
    this.#sharpen = setTimeout(() => this.#world.classList.remove('moving'), SHARPEN_MS);
  }

  #show(next: Camera, smoothly: boolean): void {
    const { board, motion } = this.#aim();
    const glides = smoothly && this.#camera !== undefined && motion > 0;
    this.#camera = kept(next, board, this.#screen());
    const { scale, x, y } = this.#camera;
    const { style } = this.#world;
    style.transition = glides ? `transform ${GLIDE_MS * motion}ms ease-in-out` : 'none';
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // On the notes alone: a property that all inherit would restyle the whole chart at every move.
    this.#notes.style.setProperty('--zoom', String(scale));
  }

  #screen(): Screen {
    return { width: Math.max(this.#stage.clientWidth, 1), height: Math.max(this.#stage.clientHeight, 1) };
  }
}

function follow(camera: Camera, { action, covered }: Aim, screen: Screen): Camera {
  if (action === undefined) return camera;
  const right = Math.max(besideButtons(action, camera.scale, screen), EDGE);
  return following(camera, action, screen, { top: covered + EDGE, right, sides: EDGE });
}

/**
 * The whole board. Where its cells would be too small for a finger: as much around the action as can be pressed.
 * Starts from the camera before, if that was as near: on a map that jumps with every step people press the wrong place.
 */
export function overview({ board, action, cell, covered }: Aim, screen: Screen, before?: Camera): Camera {
  const all = showAll(board, screen, covered);
  if (action === undefined || all.scale * cell >= PRESSABLE) return all;
  const scale = Math.max(all.scale, Math.min(showAll(action, screen, covered).scale, PRESSABLE / cell));
  const right = besideButtons(action, scale, screen);
  const from = before?.scale === scale ? before : centred(middleOf(board), scale, screen);
  // A screen that became lower because of a taller bar must not show empty country above and half a town below.
  return following(filled(from, board, screen, covered), action, screen, { top: covered, right, sides: 0 });
}

/** Where there is room for it, nothing that is to be pressed lies below the buttons on the right. */
const besideButtons = (action: Box, scale: number, screen: Screen): number =>
  action.width * scale <= screen.width - BUTTONS ? BUTTONS : 0;
