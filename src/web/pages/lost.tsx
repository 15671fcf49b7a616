import { Mast } from '../parts/mast.tsx';

export const Lost = () => (
  <>
    <Mast />
    <main id="main" tabIndex={-1} class="page">
      <div class="column">
        <h1 data-arrive="" tabIndex={-1}>
          Off the chart
        </h1>
        <p>There is nothing at this address. Perhaps the link was cut short on its way to you.</p>
        <a class="press brass" href="/">
          Back to the landing
        </a>
      </div>
    </main>
  </>
);
