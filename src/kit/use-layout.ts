import { useEffect, useState } from 'preact/hooks';

/** How the page arranges its regions. A landscape phone counts as a phone. */
export type Layout = 'wide' | 'tablet' | 'phone';

/** In `em`, so that a person who doubles the size of the text gets the layout of half a screen. */
const PHONE = '(max-width: 39.99em), (max-height: 31.25em)';
const WIDE = '(min-width: 56.25em)';

const layoutNow = (): Layout => (matchMedia(PHONE).matches ? 'phone' : matchMedia(WIDE).matches ? 'wide' : 'tablet');

export function useLayout(): Layout {
  const [layout, setLayout] = useState(layoutNow);
  useEffect(() => {
    const queries = [matchMedia(PHONE), matchMedia(WIDE)];
    const changed = () => setLayout(layoutNow());
    for (const query of queries) query.addEventListener('change', changed);
    return () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  }, []);
  return layout;
}
