import type { ComponentChildren } from 'preact';
import { Mast } from './mast.tsx';

interface LonePageProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A page with only a few words, and a compass above them. */
export const LonePage = ({ title, children }: LonePageProps) => (
  <>
    <Mast />
    <main id="main" tabIndex={-1} class="page">
      <div class="lone">
        <Compass />
        <h1 data-arrive="" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  </>
);

const POINT = 'M0-86 9-9 0 0-9-9Z';
const MINOR = 'M0-50 6-6 0 0-6-6Z';

const Compass = () => (
  <svg viewBox="-100 -100 200 200" aria-hidden="true">
    <circle r="70" />
    <circle r="64" />
    {[45, 135, 225, 315].map((angle) => (
      <path key={angle} d={MINOR} transform={`rotate(${angle})`} />
    ))}
    {[0, 90, 180, 270].map((angle) => (
      <path key={angle} class={angle === 0 ? 'north' : ''} d={POINT} transform={`rotate(${angle})`} />
    ))}
  </svg>
);
