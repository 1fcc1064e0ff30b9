/** The entries of a zip of a stranger: its list is held to limits before anything is inflated. In a worker process. */
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export interface ArchiveLimits {
  entries: number;
  /** Bytes that the wanted entries together unfold to. */
  inflated: number;
  /** Inflated bytes to one compressed. */
  ratio: number;
  /** All, unless only some are ever read. */
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
  /** Bytes it unfolds to, as it declares; one that unfolds to more or to fewer is broken. */
  size: number;
  read(): Promise<Buffer>;
}

const magic = 'PK\u0003\u0004';
/** Small entries may be packed more tightly than the ratio allows. */
const freeBytes = 65_536;

const refuseBroken = (cause: unknown): never => {
  throw cause instanceof RefusedArchive ? cause : new RefusedArchive('broken', cause);
};

const toEntry = (zip: ZipFile, entry: Entry): ArchiveEntry => ({
  name: entry.fileName,
  size: entry.uncompressedSize,
  // Stops at the first byte beyond what is declared.
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

/** Rejects with `RefusedArchive`, also for a name that leads out of the archive. */
export const readArchive = (given: Uint8Array, limits: ArchiveLimits): Promise<ArchiveEntry[]> =>
  listEntries(Buffer.from(given.buffer, given.byteOffset, given.byteLength), limits).catch(refuseBroken);
