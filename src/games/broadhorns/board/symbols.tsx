import type { VNode } from 'preact';
import type { Cargo } from '../sheets.ts';
import { Barrel } from './barrel.tsx';
import { WREATH } from './town.tsx';

/** Symbols for rows of numbers, each in a square. */

export const CoinSymbol = (): VNode => (
  <svg class="bh-symbol" viewBox="-14 -14 28 28" aria-hidden="true">
    <circle class="coin" r="12.5" />
    <circle class="coin-rim" r="8.8" />
  </svg>
);

export const WreathSymbol = (): VNode => (
  <svg class="bh-symbol" viewBox="-11 -11 22 22" aria-hidden="true">
    <path class="wreath" d={WREATH} />
  </svg>
);

export const CardSymbol = (): VNode => (
  <svg class="bh-symbol" viewBox="-11 -11 22 22" aria-hidden="true">
    <rect class="card-symbol" x="-6.5" y="-9" width="13" height="18" rx="2.5" />
  </svg>
);

export const BarrelSymbol = ({ cargo }: { readonly cargo: Cargo }): VNode => (
  <svg class="bh-symbol" viewBox="-15 -15 30 30" aria-hidden="true">
    <Barrel cargo={cargo} />
  </svg>
);
