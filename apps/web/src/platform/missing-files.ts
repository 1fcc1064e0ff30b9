/** Files of the app that a screen needs and that could not be fetched: out of reach for now, or gone because the app was replaced. */

const outOfReach = new WeakSet<object>();
const triedKey = 'sheaf.reloaded';

/** Whether this is what an import threw whose file did not arrive. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && outOfReach.has(error);

/** A network that is called good and reaches nothing is common at a door, and then the kept files are all there is. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/livez', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Starts the app anew, once, when a file of it is gone from the server as well. */
async function startAnew(): Promise<void> {
  if (!navigator.onLine || sessionStorage.getItem(triedKey) || !(await serverAnswers())) return;
  sessionStorage.setItem(triedKey, 'yes');
  for (const name of await caches.keys()) await caches.delete(name);
  location.reload();
}

export function recoverMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    outOfReach.add(payload);
    void startAnew();
  });
}
