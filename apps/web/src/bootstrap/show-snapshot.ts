import { deriveCacheKey, viewerOf } from '#platform/encrypted-cache/cache-key.ts';
import { pageRead } from '#platform/page-read.ts';
import {
  type Snapshot,
  snapshotFlag,
  snapshotMarks,
  snapshotName,
  stylesOfPage,
} from '#platform/snapshot/snapshot.ts';

interface StoredSnapshot {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rejects if the database does not exist: only the app creates it. */
async function readKept(): Promise<StoredSnapshot | undefined> {
  const opening = indexedDB.open('sheaf-pocket');
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    return (await resultOf(database.transaction('kept').objectStore('kept').get(snapshotName))) as
      | StoredSnapshot
      | undefined;
  } finally {
    database.close();
  }
}

async function decrypt({ iv, bytes }: StoredSnapshot, key: CryptoKey): Promise<Snapshot> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as Snapshot;
}

function draw(root: HTMLElement, { lang, dir, html }: Snapshot): void {
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  // The app on this phone rendered this HTML and stored it encrypted, so it is trusted.
  root.innerHTML = html;
  if (!navigator.onLine)
    for (const part of root.querySelectorAll(`[data-snapshot="${snapshotMarks.online}"]`)) part.remove();
  performance.mark('snapshot');
}

async function readSnapshot(known: { token: string; permits: object }): Promise<Snapshot | undefined> {
  const [key, kept] = await Promise.all([deriveCacheKey(viewerOf(known)), readKept()]);
  return kept && (await decrypt(kept, key));
}

/** Never fails. False without a snapshot for this person and these styles, or if `late` resolves first. */
export async function showSnapshot(
  known: { token: string; permits: object },
  late: Promise<false>,
): Promise<boolean> {
  const drawnWith = localStorage.getItem(snapshotFlag);
  if (drawnWith === null || drawnWith !== stylesOfPage()) return false;
  try {
    const snapshot = await Promise.race([readSnapshot(known), late]);
    await pageRead();
    const root = document.getElementById('root');
    if (!snapshot || !root) return false;
    draw(root, snapshot);
    return true;
  } catch (error) {
    console.info('the last dashboard could not be shown', error);
    return false;
  }
}
