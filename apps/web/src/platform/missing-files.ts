/**
 * Handles app files that could not be fetched: unreachable for now, or removed by a new version of the app.
 */

const outOfReach = new WeakSet<object>();
const triedKey = 'sheaf.reloaded';

/** True for the error of an import with a missing file. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && outOfReach.has(error);

/** `navigator.onLine` is often true without a working connection, and then the cached files must stay. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/livez', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Reloads the app once if a file is missing on the server too. */
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
