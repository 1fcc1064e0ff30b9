/** Starts the app anew with nothing but what it reads again; the session stays, and so does work that waits to be sent (SETTINGS-O4). */
import { encryptedCache } from './encrypted-cache/encrypted-cache.ts';
import { nextDutyHeight, snapshotFlag } from './snapshot/snapshot.ts';

export async function reloadApp(reload: () => void = () => location.reload()): Promise<void> {
  // Without a network nothing could be read again, and the maps in hand would be gone.
  if (navigator.onLine) {
    await encryptedCache.prune(() => false);
    // They tell of the dashboard that was kept.
    for (const key of [snapshotFlag, nextDutyHeight]) localStorage.removeItem(key);
  }
  reload();
}
