/**
 * Offline cache of answers and pictures, encrypted with a key derived from the session secret: unreadable
 * once the session ends, and then removed.
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
  // The next call tries again.
  opened.catch(() => (opened = undefined));
  return opened;
};

let keyOf: { viewer: string; key: Promise<CryptoKey> } | undefined;

/** Undefined when signed out, or without a secure context, where `crypto.subtle` is missing. */
function keyNow(): Promise<CryptoKey> | undefined {
  const who = viewer();
  if (!who || !globalThis.crypto?.subtle) return undefined;
  if (keyOf?.viewer !== who) keyOf = { viewer: who, key: deriveCacheKey(who) };
  return keyOf.key;
}

/** SYNC-R6: a failing store disables only offline reading; the error is logged. */
const orLogged = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    console.warn('the encrypted cache could not be used', error);
    return undefined;
  }
};

/**
 * localStorage flag for a cache with content. Opening a database that does not exist yet takes an old phone
 * 100 ms.
 */
const keptFlag = 'sheaf.pocket';

export const encryptedCache = {
  isEmpty: (): boolean => localStorage.getItem(keptFlag) === null,
  /** @param asker Viewer who requested it: an answer that arrives under another viewer is not cached. */
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
  /** Removes all entries except those for which `stays` returns true. */
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
