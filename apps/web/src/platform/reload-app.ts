/** Reloads the app without cached data. The session and waiting actions stay (SETTINGS-O4). */
import { encryptedCache } from './encrypted-cache/encrypted-cache.ts';
import { nextDutyHeight, snapshotFlag } from './snapshot/snapshot.ts';

export async function reloadApp(reload: () => void = () => location.reload()): Promise<void> {
  // Offline, nothing could be read again, and the maps in hand would be lost.
  if (navigator.onLine) {
    await encryptedCache.prune(() => false);
    // Flags of the dashboard snapshot.
    for (const key of [snapshotFlag, nextDutyHeight]) localStorage.removeItem(key);
  }
  reload();
}
