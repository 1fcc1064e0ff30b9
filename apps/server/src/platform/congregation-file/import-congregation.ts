/** Imports a congregation file as a new congregation with a new id, in one transaction. */
import type { Pool, PoolClient } from 'pg';
import type { CheckedFile, Value } from '#platform/congregation-file/check-congregation-file';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import { isBytes } from '#platform/congregation-file/exported-rows.store';
import {
  beginImport,
  drawNumbers,
  insertCongregation,
  insertRows,
  insertRowWithBytes,
  proveExclusions,
  proveIds,
  proveReferences,
  raiseSequences,
  wakeTriggers,
} from '#platform/congregation-file/imported-rows.store';
import { dataName, type Manifest, RefusedFile } from '#platform/congregation-file/manifest';
import {
  type MovedTable,
  readMigrations,
  readMovedTables,
  readWorldReferences,
} from '#platform/congregation-file/moved-tables.store';
import { textCodec } from '#platform/congregation-file/text-codec';
import { rowCheckOf } from '#platform/congregation-file/value-checks';
import { arrivingCodecs, lineCodec, type Numbering } from '#platform/congregation-file/value-codecs';

export interface ImportJob {
  owner: Pool;
  file: CheckedFile;
  rules: AllExportRules;
  /** Runs in the transaction after all rows are inserted and verified; an error rolls everything back. */
  finish: (client: PoolClient, congregationId: number) => Promise<void>;
}

export interface ImportResult {
  congregationId: number;
  rows: number;
  /** Countries and regions that are unknown in this installation. */
  unknown: string[];
}

const mostRows = 500;
const batchBytes = 1_000_000;

const refuse = (what: string): never => {
  throw new RefusedFile(what);
};

function assertMigrations(manifest: Manifest, here: Record<string, string>): void {
  const known = (given: Record<string, string>): string => JSON.stringify(Object.entries(given).sort());
  if (known(manifest.migrations) !== known(here))
    refuse(
      `This file was made by Sheaf ${manifest.version}, whose database is another than this one's. ` +
        'Bring both installations to the same version, export again, and import that.',
    );
}

function assertTables(manifest: Manifest, moved: readonly MovedTable[]): void {
  const listed = (tables: readonly { name: string; columns: string[] }[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]).sort());
  if (listed(manifest.tables) !== listed(moved))
    refuse('This file is damaged or was changed: its tables are not those of its version.');
}

interface Numberings {
  /** `numbers` are the new ids of the renumbered congregations. */
  of(own: number, numbers: readonly string[]): Numbering;
  unknown: ReadonlySet<string>;
}

async function readNumberings(client: PoolClient, { rules }: ImportJob): Promise<Numberings> {
  const references = new Map(
    (await readWorldReferences(client)).map(({ table, column, target }) => [`${table}.${column}`, target]),
  );
  const ids = new Map<string, Map<string, string>>();
  for (const [table, read] of Object.entries(rules.worldKeys))
    ids.set(table, new Map((await read(client)).map(({ id, key }) => [key, String(id)])));
  const unknown = new Set<string>();
  return {
    of: (own, numbers) =>
      arrivingCodecs({
        rules,
        own: String(own),
        numbers,
        references,
        ids,
        refuse: (what) => refuse(`This file is damaged or was changed: ${what}.`),
        lacks: (_, key) => unknown.add(key.slice(0, 40)),
      }),
    unknown,
  };
}

/** Reads the rows of a table and refuses the first invalid one. */
async function* checkedRows({ file, rules }: ImportJob, table: MovedTable): AsyncGenerator<Value[]> {
  const wrongOf = rowCheckOf(table, rules);
  let line = 0;
  for await (const row of file.rows(table.name)) {
    line += 1;
    const wrong = wrongOf(row);
    if (wrong)
      refuse(`This file is damaged or was changed: ${dataName(table.name)}, line ${line}: ${wrong}.`);
    yield row;
  }
}

async function readBytes(file: CheckedFile, table: MovedTable, row: Value[]): Promise<Map<number, Buffer>> {
  const bytes = new Map<number, Buffer>();
  for (const [index, value] of row.entries()) {
    if (!isBytes(table, index) || value === null) continue;
    const found = value.startsWith(`files/${table.name}/`) ? await file.bytes(value) : undefined;
    bytes.set(index, found ?? refuse('This file is damaged or was changed: a picture is missing.'));
  }
  return bytes;
}

interface FillJob extends ImportJob {
  client: PoolClient;
  congregationId: number;
  numbering: Numbering;
}

async function fillTable(filling: FillJob, table: MovedTable): Promise<void> {
  const { client, congregationId, file, rules, numbering } = filling;
  const codec = lineCodec(table, numbering, rules);
  const texts = textCodec(table, rules);
  const hasBytes = table.types.some((_, index) => isBytes(table, index));
  let batch: Value[][] = [];
  let bytes = 0;
  let written: Promise<void> | undefined;
  /** Writes one batch while the next one is read. */
  const flush = async (): Promise<void> => {
    await written;
    written = batch.length > 0 ? insertRows(client, table, congregationId, batch) : undefined;
    // Awaited with the next batch; the handler prevents an unhandled rejection until then.
    written?.catch(() => undefined);
    batch = [];
    bytes = 0;
  };
  for await (const read of checkedRows(filling, table)) {
    const row = texts(codec ? codec(read) : read);
    if (hasBytes) {
      const files = await readBytes(file, table, row);
      await insertRowWithBytes(client, table, congregationId, { row, bytes: files });
      continue;
    }
    batch.push(row);
    bytes += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (batch.length >= mostRows || bytes >= batchBytes) await flush();
  }
  await flush();
  await written;
}

async function readRoot(importing: ImportJob, table: MovedTable): Promise<Value[]> {
  const rows: Value[][] = [];
  for await (const row of checkedRows(importing, table)) if (rows.push(row) > 1) break;
  return rows.length === 1
    ? rows[0]!
    : refuse('This file is damaged or was changed: it is not one congregation.');
}

async function importInside(client: PoolClient, importing: ImportJob): Promise<ImportResult> {
  const { file, rules, finish } = importing;
  assertMigrations(file.manifest, await readMigrations(client));
  const { moved } = await readMovedTables(client, rules);
  assertTables(file.manifest, moved);
  const numberings = await readNumberings(client, importing);
  const [table, ...others] = moved as [MovedTable, ...MovedTable[]];
  const rowOfRoot = textCodec(table, rules)(await readRoot(importing, table));
  const rootCodec = lineCodec(table, numberings.of(0, []), rules);
  const congregationId = await insertCongregation(
    client,
    table,
    rootCodec ? rootCodec(rowOfRoot) : rowOfRoot,
  );
  // Drawn after the congregation's own id, so that the first congregation of an installation has id 1.
  const numbers = await drawNumbers(client, file.manifest.numbers);
  const numbering = numberings.of(congregationId, numbers);
  const filling: FillJob = { ...importing, client, congregationId, numbering };
  for (const other of others) await fillTable(filling, other);
  await proveReferences(client, moved, congregationId);
  await proveExclusions(client, moved, congregationId);
  const drawn = await proveIds(client, others, { congregationId, renumbered: rules.renumbered });
  await wakeTriggers(client);
  await finish(client, congregationId);
  await raiseSequences(client, drawn);
  const rows = file.manifest.tables.reduce((sum, { rows: count }) => sum + count, 0);
  return { congregationId, rows, unknown: [...numberings.unknown] };
}

/** Maps an invalid value or a duplicate row to `FileRefused`. */
const asRefused = (error: unknown): unknown => {
  const state = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^2[23]/.test(state)
    ? new RefusedFile(`This file is damaged or was changed: ${(error as Error).message}.`, { cause: error })
    : error;
};

/** Rejects with `RefusedFile` for an invalid file. */
export async function importCongregation(importing: ImportJob): Promise<ImportResult> {
  const client = await importing.owner.connect();
  let broken: Error | undefined;
  try {
    await beginImport(client);
    const imported = await importInside(client, importing);
    await client.query('commit');
    return imported;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw asRefused(error);
  } finally {
    client.release(broken);
  }
}
