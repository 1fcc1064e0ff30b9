/** The entries of a zip of a stranger: its list is read first, and what is inflated is counted while it is. In a worker process. */
import { inflateRawSync } from 'node:zlib';

export interface ArchiveLimits {
  entries: number;
  /** Bytes that all entries together unfold to, by the list and when they are inflated. */
  inflated: number;
  /** Inflated bytes to one compressed. */
  ratio: number;
}

export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
  readonly reason: 'broken' | 'too-much';
  constructor(reason: 'broken' | 'too-much') {
    super(reason);
    this.reason = reason;
  }
}

export interface ArchiveEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packed: number;
  size: number;
  offset: number;
}

export interface Archive {
  entries: readonly ArchiveEntry[];
  read(entry: ArchiveEntry): Uint8Array;
}

const endMark = 0x06054b50;
const listMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const listLength = 46;
const localLength = 30;
const longestComment = 65_535;
/** Small entries may be packed more tightly than the ratio allows. */
const freeBytes = 65_536;

const broken = (): never => {
  throw new ArchiveRefused('broken');
};
const tooMuch = (): never => {
  throw new ArchiveRefused('too-much');
};

function endOf(bytes: Buffer): number {
  for (
    let at = bytes.length - endLength;
    at >= Math.max(0, bytes.length - endLength - longestComment);
    at -= 1
  )
    if (bytes.readUInt32LE(at) === endMark) return at;
  return broken();
}

function listOf(bytes: Buffer, limits: ArchiveLimits): ArchiveEntry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) tooMuch();
  let at = bytes.readUInt32LE(end + 16);
  const entries: ArchiveEntry[] = [];
  let inflated = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + listLength > end || bytes.readUInt32LE(at) !== listMark) broken();
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry: ArchiveEntry = {
      name: bytes.toString('utf8', at + listLength, at + listLength + nameLength),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    inflated += entry.size;
    if (inflated > limits.inflated || entry.size > freeBytes + entry.packed * limits.ratio) tooMuch();
    entries.push(entry);
    at += listLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function packedBytes(bytes: Buffer, { offset, packed }: ArchiveEntry): Buffer {
  if (offset + localLength > bytes.length || bytes.readUInt32LE(offset) !== localMark) broken();
  const start = offset + localLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packed > bytes.length) broken();
  return bytes.subarray(start, start + packed);
}

/** Throws `ArchiveRefused`; an entry that unfolds to more than its list says is broken. */
export function readArchive(given: Uint8Array, limits: ArchiveLimits): Archive {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== localMark) broken();
  return {
    entries: listOf(bytes, limits),
    read(entry) {
      if (entry.isEncrypted) broken();
      const packed = packedBytes(bytes, entry);
      if (entry.method === 0) return packed.length === entry.size ? packed : broken();
      if (entry.method !== 8) broken();
      try {
        // Stops at the first byte beyond what is declared.
        const inflated = inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
        return inflated.length === entry.size ? inflated : broken();
      } catch {
        return broken();
      }
    },
  };
}
