import { LonePage } from '../parts/lone-page.tsx';

export const Lost = () => (
  <LonePage title="Page not found">
    <p>There is nothing at this address. Part of the link may be missing.</p>
    <a class="press brass" href="/">
      Home
    </a>
  </LonePage>
);
