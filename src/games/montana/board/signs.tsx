import type { ComponentChildren, VNode } from 'preact';
import { Canteen, Coin, Cow, Good, HouseSymbol, Worker } from './symbols.tsx';

/** The symbols of the table as pictures of their own, for panels and for a player's own things. */

const Sign = ({ children }: { readonly children: ComponentChildren }): VNode => (
  <svg viewBox="-14 -15 28 28" aria-hidden="true">
    {children}
  </svg>
);

export const GoodSign = ({ good }: { readonly good: number }): VNode => (
  <Sign>
    <Good good={good} scale={good < 4 ? 1.35 : 1} />
  </Sign>
);

export const CoinSign = ({ value }: { readonly value?: number }): VNode => (
  <Sign>
    <Coin value={value} scale={1.2} />
  </Sign>
);

export const CowSign = (): VNode => (
  <Sign>
    <Cow scale={1.3} />
  </Sign>
);

export const CanteenSign = (): VNode => (
  <Sign>
    <Canteen scale={1.2} />
  </Sign>
);

export const WorkerSign = ({ colour }: { readonly colour: number }): VNode => (
  <Sign>
    <Worker colour={colour} scale={1.12} />
  </Sign>
);

export const HouseSign = ({ seat }: { readonly seat: number }): VNode => (
  <Sign>
    <HouseSymbol seat={seat} scale={0.85} />
  </Sign>
);
