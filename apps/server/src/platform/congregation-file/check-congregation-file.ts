/**
 * Validates a congregation file as untrusted input: entry limits are checked, and every part is read once to
 * its end and compared with the manifest, before any database access. Memory holds at most one line or one
 * picture.
 */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  dataName,
  type Manifest,
  manifestName,
  manifestShape,
  RefusedFile,
  readMeName,
} from '#platform/congregation-file/manifest';

/** Far above a congregation of 200,000 addresses with its whole history. */
export const fileLimits = {
  entries: 60_000,
  /** Total inflated bytes. */
  inflated: 4_000_000_000,
  /** Ratio of inflated to compressed bytes; journal rows reach about 20. */
  ratio: 250,
  freeBytes: 1_000_000,
  manifest: 16_000_000,
  line: 16_000_000,
  picture: 64_000_000,
} as const;
export type FileLimits = Readonly<Record<keyof typeof fileLimits, number>>;

export type Value = string | null;

export interface CheckedFile {
  manifest: Manifest;
  rows(table: string): AsyncGenerator<Value[]>;
  /** Bytes of a picture or a document; undefined if the file has no entry of this name. */
  bytes(name: string): Promise<Buffer | undefined>;
  close(): void;
}

const damaged = 'This file is damaged or was changed: ';
const refuse = (what: string): never => {
  throw new RefusedFile(damaged + what);
};

const isKnown = (name: string): boolean =>
  name === manifestName ||
  name === readMeName ||
  /^(data\/[a-z][a-z0-9_]{0,62}\.jsonl|tables\/[a-z][a-z0-9_]{0,62}\.csv|files\/[a-z][a-z0-9_]{0,62}\/[0-9-]{1,80}\.[a-z]{3,4})$/.test(
    name,
  );

async function listEntries(zip: ZipFile, limits: FileLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) refuse('it has too many parts.');
  const entries = new Map<string, Entry>();
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (!isKnown(fileName) || entries.has(fileName))
      refuse(`it has a part that does not belong to it, ${JSON.stringify(fileName.slice(0, 80))}.`);
    inflated += uncompressedSize;
    if (inflated > limits.inflated || uncompressedSize > limits.freeBytes + compressedSize * limits.ratio)
      refuse('it unfolds to more than a congregation can be.');
    entries.set(fileName, entry);
  }
  return entries;
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, limits: FileLimits): Promise<Manifest> {
  if (!entry) throw new RefusedFile('This file is not an exported congregation of Sheaf.');
  if (entry.uncompressedSize > limits.manifest) refuse('its list is too long.');
  const text = await buffer(await zip.openReadStreamPromise(entry));
  let json: unknown;
  try {
    json = JSON.parse(text.toString('utf8'));
  } catch {
    return refuse('its list cannot be read.');
  }
  const parsed = manifestShape.safeParse(json);
  return parsed.success ? parsed.data : refuse('its list is not one that Sheaf writes.');
}

/** Lines without their terminators; the last line needs none. */
async function* linesOf(chunks: AsyncIterable<Buffer>, most: number): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      rest.push(chunk.subarray(from, end));
      yield Buffer.concat(rest).toString('utf8');
      rest = [];
      length = 0;
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > most) refuse('one of its lines is too long.');
  }
  if (length > 0) yield Buffer.concat(rest).toString('utf8');
}

function readRow(line: string, columns: number): Value[] {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch {
    return refuse('one of its lines cannot be read.');
  }
  const fits =
    Array.isArray(row) &&
    row.length === columns &&
    row.every((value) => value === null || typeof value === 'string');
  return fits ? (row as Value[]) : refuse('one of its lines is not a row of its table.');
}

interface MeasuredEntry {
  bytes: number;
  sha256: string;
}

async function* measuring(
  chunks: AsyncIterable<Buffer>,
  expected: MeasuredEntry,
  name: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    hash.update(chunk);
    yield chunk;
  }
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256)
    refuse(`${name} is not what its list says.`);
}

interface OpenFile {
  zip: ZipFile;
  entries: Map<string, Entry>;
  limits: FileLimits;
}

const streamOf = async ({ zip, entries }: OpenFile, name: string): Promise<AsyncIterable<Buffer>> => {
  const entry = entries.get(name);
  if (!entry) return refuse(`${name} is missing.`);
  return zip.openReadStreamPromise(entry);
};

async function* rowsOf(file: OpenFile, table: Manifest['tables'][number]): AsyncGenerator<Value[]> {
  const name = dataName(table.name);
  const chunks = measuring(await streamOf(file, name), table, name);
  let rows = 0;
  for await (const line of linesOf(chunks, file.limits.line)) {
    rows += 1;
    yield readRow(line, table.columns.length);
  }
  if (rows !== table.rows) refuse(`${name} has other rows than its list says.`);
}

async function readBytes(file: OpenFile, listed: Manifest['files'][number]): Promise<Buffer> {
  if (listed.bytes > file.limits.picture) refuse(`${listed.name} is too large.`);
  const parts: Buffer[] = [];
  for await (const chunk of measuring(await streamOf(file, listed.name), listed, listed.name))
    parts.push(chunk);
  return Buffer.concat(parts);
}

async function checkParts(file: OpenFile, { tables, files }: Manifest): Promise<void> {
  const names = new Set([...tables.map(({ name }) => dataName(name)), ...files.map(({ name }) => name)]);
  if (names.size !== tables.length + files.length) refuse('its list names a part twice.');
  for (const name of file.entries.keys())
    if (/^(data|files)\//.test(name) && !names.has(name)) refuse(`${name} is not in its list.`);
  for (const table of tables) for await (const _ of rowsOf(file, table));
  for (const listed of files) await readBytes(file, listed);
}

async function assertZip(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new RefusedFile(`There is no file ${path}.`);
    throw error;
  });
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead < 4 || start.toString('latin1') !== 'PK\u0003\u0004')
      throw new RefusedFile('This file is not an exported congregation of Sheaf.');
  } finally {
    await file.close();
  }
}

/** Rejects with `RefusedFile`, whose message states the fault. The caller closes the file. */
export async function openCongregationFile(
  path: string,
  limits: FileLimits = fileLimits,
): Promise<CheckedFile> {
  await assertZip(path);
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = await listEntries(zip, limits);
    const manifest = await readManifest(zip, entries.get(manifestName), limits);
    const file: OpenFile = { zip, entries, limits };
    await checkParts(file, manifest);
    const tables = new Map(manifest.tables.map((table) => [table.name, table]));
    const files = new Map(manifest.files.map((listed) => [listed.name, listed]));
    return {
      manifest,
      rows: (table) => rowsOf(file, tables.get(table) ?? refuse(`the table ${table} is missing.`)),
      async bytes(name) {
        const listed = files.get(name);
        return listed && readBytes(file, listed);
      },
      close: () => file.zip.close(),
    };
  } catch (error) {
    zip?.close();
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile(`${damaged}${(error as Error).message}.`, { cause: error });
  }
}
