/** Lets the house work without a network from the second visit on. In development there is no worker to find. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it plays on with a network.
    });
  });
}
