/**
 * Reads an untrusted zip in a worker process; limits are checked against the central directory before
 * anything is inflated.
 */
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface ArchiveLimits {
  entries: number;
  /** Total inflated bytes of the wanted entries. */
  inflated: number;
  /** Largest ratio of inflated to compressed bytes. */
  ratio: number;
  isWanted?: (name: string) => boolean;
}

export class RefusedArchive extends Error {
  override name = 'RefusedArchive';
  readonly reason: 'broken' | 'too-much';
  constructor(reason: 'broken' | 'too-much', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export interface ArchiveEntry {
  name: string;
  /** Declared inflated size in bytes; an entry of any other size is broken. */
  size: number;
  read(): Promise<Buffer>;
}

const magic = 'PK\u0003\u0004';
/** Entries up to this size in bytes may exceed the ratio. */
const freeBytes = 65_536;

const refuseBroken = (cause: unknown): never => {
  throw cause instanceof RefusedArchive ? cause : new RefusedArchive('broken', cause);
};

const toEntry = (zip: ZipFile, entry: Entry): ArchiveEntry => ({
  name: entry.fileName,
  size: entry.uncompressedSize,
  // Stops at the first byte beyond the declared size.
  read: () => zip.openReadStreamPromise(entry).then(buffer).catch(refuseBroken),
});

async function listEntries(bytes: Buffer, limits: ArchiveLimits): Promise<ArchiveEntry[]> {
  if (bytes.toString('latin1', 0, magic.length) !== magic) throw new RefusedArchive('broken');
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const { isWanted = () => true } = limits;
  if (zip.entryCount > limits.entries) throw new RefusedArchive('too-much');
  const entries: ArchiveEntry[] = [];
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    if (isWanted(entry.fileName)) {
      inflated += entry.uncompressedSize;
      const isTooTight = entry.uncompressedSize > freeBytes + entry.compressedSize * limits.ratio;
      if (inflated > limits.inflated || isTooTight) throw new RefusedArchive('too-much');
    }
    entries.push(toEntry(zip, entry));
  }
  return entries;
}

/** Rejects with `RefusedArchive`, also for a path outside the archive. */
export const readArchive = (given: Uint8Array, limits: ArchiveLimits): Promise<ArchiveEntry[]> =>
  listEntries(Buffer.from(given.buffer, given.byteOffset, given.byteLength), limits).catch(refuseBroken);
