import { LonePage } from '../parts/lone-page.tsx';

export const Lost = () => (
  <LonePage title="Off the chart">
    <p>There is nothing at this address. Perhaps the link was cut short on its way to you.</p>
    <a class="press brass" href="/">
      Back to the landing
    </a>
  </LonePage>
);
