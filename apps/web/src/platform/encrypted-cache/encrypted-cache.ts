/**
 * What a person carries along for places without a network: answers and pictures, encrypted under a key that comes from the
 * session's secret, so that they are unreadable from the moment the session ends, and then removed.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { onSessionChange, viewer } from '../session.ts';
import { deriveCacheKey } from './cache-key.ts';

interface Shape extends DBSchema {
  kept: { key: string; value: { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; keptAt: number } };
}

let opened: Promise<IDBPDatabase<Shape>> | undefined;
const database = (): Promise<IDBPDatabase<Shape>> => {
  opened ??= openDB<Shape>('sheaf-pocket', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('kept'),
    terminated: () => {
      opened = undefined;
    },
  });
  // The next one tries anew.
  opened.catch(() => (opened = undefined));
  return opened;
};

let keyOf: { viewer: string; key: Promise<CryptoKey> } | undefined;

/** Undefined where nobody is signed in, or where the page is not secure and the browser lends no cipher. */
function keyNow(): Promise<CryptoKey> | undefined {
  const who = viewer();
  if (!who || !globalThis.crypto?.subtle) return undefined;
  if (keyOf?.viewer !== who) keyOf = { viewer: who, key: deriveCacheKey(who) };
  return keyOf.key;
}

/** SYNC-R6: a store that fails costs only the offline reading; it is logged. */
const orLogged = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    console.warn('the encrypted cache could not be used', error);
    return undefined;
  }
};

/** In localStorage; says that something was kept. To open a store that nobody has made yet takes an old phone a tenth of a second. */
const keptFlag = 'sheaf.pocket';

export const encryptedCache = {
  isEmpty: (): boolean => localStorage.getItem(keptFlag) === null,
  /** @param asker who it was read for: an answer that arrives when somebody else looks is not kept for them. */
  async put(name: string, content: unknown, asker: string = viewer()): Promise<void> {
    const key = keyNow();
    if (!key || asker !== viewer()) return;
    await orLogged(async () => {
      const plain =
        content instanceof Blob
          ? await content.arrayBuffer()
          : new TextEncoder().encode(JSON.stringify(content));
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, plain);
      await (await database()).put('kept', { iv, bytes, keptAt: Date.now() }, name);
      localStorage.setItem(keptFlag, '1');
    });
  },
  async bytes(name: string): Promise<ArrayBuffer | undefined> {
    const key = keyNow();
    if (!key) return undefined;
    return orLogged(async () => {
      const kept = await (await database()).get('kept', name);
      return kept && crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, await key, kept.bytes);
    });
  },
  async read<Content>(name: string): Promise<Content | undefined> {
    const bytes = await encryptedCache.bytes(name);
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Content);
  },
  /** Removes everything except what `stays` names. */
  async prune(stays: (name: string) => boolean): Promise<void> {
    await orLogged(async () => {
      const open = await database();
      for (const name of await open.getAllKeys('kept')) if (!stays(name)) await open.delete('kept', name);
    });
  },
};

let keptFor = viewer();
onSessionChange(() => {
  if (viewer() === keptFor) return;
  keptFor = viewer();
  void encryptedCache.prune(() => false);
});
