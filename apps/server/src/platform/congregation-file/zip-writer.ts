/** Streams a zip: one entry after the other, deflated off the event loop, with a few chunks in memory. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export interface WrittenEntry {
  /** Before compression. */
  bytes: number;
  sha256: string;
}

const deflated = 8;
const stored = 0;

export interface ZipWriter {
  /**
   * Adds an entry and yields the pending bytes of the archive. Calls `written` with the entry's size and
   * checksum after its last chunk.
   */
  add(
    name: string,
    chunks: AsyncIterable<Uint8Array>,
    written?: (entry: WrittenEntry) => void,
  ): AsyncGenerator<Uint8Array>;
  /** Writes the central directory. */
  end(): AsyncGenerator<Uint8Array>;
}

/** Already compressed formats, which are stored without deflate. */
const isPacked = (name: string): boolean => /\.(png|jpg|webp|docx|pdf)$/.test(name);

export function openZipWriter(made: Date): ZipWriter {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  return {
    async *add(name, chunks, written) {
      const packed = isPacked(name);
      const file: ZipInputFile & { ondata?: NonNullable<ZipInputFile['ondata']> } = {
        filename: name,
        size: 0,
        crc: 0,
        compression: packed ? stored : deflated,
        mtime: made,
      };
      const hash = createHash('sha256');
      const measured = async function* () {
        for await (const chunk of chunks) {
          file.crc = crc32(chunk, file.crc);
          file.size += chunk.length;
          hash.update(chunk);
          yield chunk;
        }
      };
      zip.add(file);
      const bytes: AsyncIterable<Uint8Array> = packed ? measured() : deflate(Readable.from(measured()));
      for await (const chunk of bytes) {
        file.ondata!(null, chunk as Uint8Array<ArrayBuffer>, false);
        yield* take();
      }
      file.ondata!(null, new Uint8Array(), true);
      written?.({ bytes: file.size, sha256: hash.digest('hex') });
      yield* take();
    },
    async *end() {
      zip.end();
      yield* take();
    },
  };
}

/** Propagates an error of the source to the reader. */
function deflate(source: Readable): AsyncIterable<Uint8Array> {
  const packer = createDeflateRaw();
  source.on('error', (error) => packer.destroy(error));
  packer.on('close', () => source.destroy());
  return source.pipe(packer);
}
