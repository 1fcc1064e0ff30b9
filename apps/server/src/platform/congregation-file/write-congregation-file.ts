/**
 * Writes a whole congregation as one zip: rows for an import, the same rows as CSV for people, pictures,
 * documents and a manifest.
 */
import { writeCsv } from '@sheaf/rules/files/csv';
import type { Pool } from 'pg';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import {
  countRows,
  fileChunks,
  isBytes,
  listFiles,
  listIds,
  openSnapshot,
  readName,
  rowLines,
  type Snapshot,
} from '#platform/congregation-file/exported-rows.store';
import {
  dataName,
  fileFormat,
  type Manifest,
  manifestName,
  readMeName,
  tableName,
} from '#platform/congregation-file/manifest';
import {
  type MovedTable,
  readMigrations,
  readMovedTables,
  readWorldReferences,
} from '#platform/congregation-file/moved-tables.store';
import { type LineCodec, leavingCodecs, lineCodec } from '#platform/congregation-file/value-codecs';
import { openZipWriter, type ZipWriter } from '#platform/congregation-file/zip-writer';

export interface ExportJob {
  pool: Pool;
  congregationId: number;
  rules: AllExportRules;
  version: string;
  now: Date;
  /** In the language of the congregation. */
  readMe: string;
  /** Rows written so far, and total rows. */
  onProgress?: (done: number, total: number) => void;
}

type Value = string | null;

interface WriteJob extends ExportJob {
  snapshot: Snapshot;
  zip: ZipWriter;
  codecs: ReadonlyMap<string, LineCodec>;
  manifest: Manifest;
}

const split = (column: string): { table: string; column: string } => {
  const [table = '', name = ''] = column.split('.');
  return { table, column: name };
};

async function readCodecs(exporting: ExportJob, snapshot: Snapshot, tables: readonly MovedTable[]) {
  const { rules, congregationId } = exporting;
  const { client } = snapshot;
  const references = new Map(
    (await readWorldReferences(client)).map(({ table, column, target }) => [`${table}.${column}`, target]),
  );
  const keys = new Map<string, Map<string, string>>();
  for (const [table, read] of Object.entries(rules.worldKeys))
    keys.set(table, new Map((await read(client)).map(({ id, key }) => [String(id), key])));
  const ownIds = new Map<string, Set<string>>();
  for (const target of new Set(Object.values(rules.ownOnly)))
    ownIds.set(target, new Set(await listIds(snapshot, split(target), [])));
  const numbers: string[] = [];
  for (const column of rules.renumbered)
    numbers.push(
      ...(await listIds(
        snapshot,
        { ...split(column), too: rules.renumberedToo.map(split) },
        rules.rowCopies,
      )),
    );
  const numbering = leavingCodecs({
    rules,
    own: String(congregationId),
    numbers,
    references,
    keys,
    ownIds,
  });
  const codecs = new Map<string, LineCodec>();
  for (const table of tables) {
    const codec = lineCodec(table, numbering, rules);
    if (codec) codecs.set(table.name, codec);
  }
  return { codecs, numbers: numbers.length };
}

async function* fileRows({ snapshot, codecs }: WriteJob, table: MovedTable): AsyncGenerator<Value[][]> {
  const codec = codecs.get(table.name);
  for await (const lines of rowLines(snapshot, table)) {
    const rows = lines.map((line) => JSON.parse(line) as Value[]);
    yield codec ? rows.map(codec) : rows;
  }
}

async function* dataOf(writing: WriteJob, table: MovedTable, count: (rows: number) => void) {
  for await (const rows of fileRows(writing, table)) {
    count(rows.length);
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

/** CSV of a table; bytes are replaced by their file name. */
async function* csvOf(writing: WriteJob, table: MovedTable, count: (rows: number) => void) {
  yield Buffer.from(writeCsv([table.columns]));
  for await (const rows of fileRows(writing, table)) {
    count(rows.length);
    // Keeps the byte order mark of the first batch only.
    yield Buffer.from(writeCsv(rows.map((row) => row.map((value) => value ?? ''))).slice(1));
  }
}

async function* writeFiles(writing: WriteJob, table: MovedTable): AsyncGenerator<Uint8Array> {
  const { snapshot, zip, manifest } = writing;
  for (const [index, column] of table.columns.entries()) {
    if (!isBytes(table, index)) continue;
    for (const file of await listFiles(snapshot, table, column))
      yield* zip.add(file.name, fileChunks(snapshot, table, column, file), (entry) => {
        manifest.files.push({ name: file.name, ...entry });
      });
  }
}

async function* text(words: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(words);
}

async function* writeTables(writing: WriteJob, moved: MovedTable[], shown: MovedTable[]) {
  const { snapshot, zip, manifest, onProgress } = writing;
  const counts = new Map<string, number>();
  for (const table of [...moved, ...shown]) counts.set(table.name, await countRows(snapshot, table));
  const rowsIn = (tables: MovedTable[]): number =>
    tables.reduce((sum, { name }) => sum + counts.get(name)!, 0);
  const total = 2 * rowsIn(moved) + rowsIn(shown);
  let done = 0;
  const count = (rows: number): void => {
    done += rows;
    onProgress?.(done, total);
  };
  for (const table of moved) {
    const { name, columns } = table;
    yield* zip.add(dataName(name), dataOf(writing, table, count), (entry) => {
      manifest.tables.push({ name, columns, rows: counts.get(name)!, ...entry });
    });
    yield* writeFiles(writing, table);
  }
  for (const table of [...moved, ...shown])
    if (counts.get(table.name)! > 0) yield* zip.add(tableName(table.name), csvOf(writing, table, count));
}

export async function* writeCongregationFile(exporting: ExportJob): AsyncGenerator<Uint8Array> {
  const { pool, congregationId, rules, version, now, readMe } = exporting;
  const snapshot = await openSnapshot(pool, congregationId);
  try {
    const name = await readName(snapshot);
    const { moved, shown } = await readMovedTables(snapshot.client, rules);
    const { codecs, numbers } = await readCodecs(exporting, snapshot, [...moved, ...shown]);
    const manifest: Manifest = {
      format: fileFormat,
      version,
      exported_at: now.toISOString(),
      congregation: { name },
      migrations: await readMigrations(snapshot.client),
      numbers,
      tables: [],
      files: [],
    };
    const zip = openZipWriter(now);
    yield* zip.add(readMeName, text(readMe));
    yield* writeTables({ ...exporting, snapshot, zip, codecs, manifest }, moved, shown);
    yield* zip.add(manifestName, text(`${JSON.stringify(manifest, null, 1)}\n`));
    yield* zip.end();
  } finally {
    await snapshot.close();
  }
}
