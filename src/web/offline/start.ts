/** Lets the app work without a network from the second visit on. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it, or a development server that has none, plays on with a network.
    });
  });
}
