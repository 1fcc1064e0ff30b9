/** Exports a test database to a file, reads its parts and writes modified copies. */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Pool } from 'pg';
import { registry } from '#app/contexts';
import {
  type FileLimits,
  fileLimits,
  openCongregationFile,
} from '#platform/congregation-file/check-congregation-file';
import { type ImportResult, importCongregation } from '#platform/congregation-file/import-congregation';
import { dataName, type Manifest, manifestName } from '#platform/congregation-file/manifest';
import { writeCongregationFile } from '#platform/congregation-file/write-congregation-file';
import { admitCongregation } from '../../../admit-congregation.ts';

export type Parts = Record<string, Uint8Array>;

export interface FileFolder {
  path(name: string): string;
  remove(): void;
}

export function fileFolder(): FileFolder {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-exported-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function exportTo(pool: Pool, congregationId: number, path: string): Promise<void> {
  const file = writeCongregationFile({
    pool,
    congregationId,
    rules: registry.exported,
    version: 'test',
    now: new Date('2026-11-20T08:00:00Z'),
    readMe: 'Read me.',
  });
  await pipeline(Readable.from(file), createWriteStream(path));
}

/** Imports like the command. */
export async function importFrom(
  owner: Pool,
  path: string,
  limits: FileLimits = fileLimits,
): Promise<ImportResult> {
  const file = await openCongregationFile(path, limits);
  try {
    return await importCongregation({
      owner,
      file,
      rules: registry.exported,
      finish: async (client, congregationId) => {
        await admitCongregation(client, congregationId);
      },
    });
  } finally {
    file.close();
  }
}

export const readParts = (path: string): Parts => unzipSync(readFileSync(path));

export const readManifest = (parts: Parts): Manifest => JSON.parse(strFromU8(parts[manifestName]!));

/** Parts are stored uncompressed by default, because compression takes longer than the test. */
export const writeParts = (path: string, parts: Zippable): void =>
  writeFileSync(path, zipSync(parts, { level: 0 }));

const measure = (bytes: Uint8Array) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Changes the rows of a table and updates the manifest to match. */
export function withRows(parts: Parts, table: string, change: (rows: (string | null)[][]) => unknown): Parts {
  const manifest = readManifest(parts);
  const listed = manifest.tables.find(({ name }) => name === table)!;
  const rows = strFromU8(parts[dataName(table)]!)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as (string | null)[]);
  change(rows);
  const bytes = strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  Object.assign(listed, { rows: rows.length, ...measure(bytes) });
  return { ...parts, [dataName(table)]: bytes, [manifestName]: strToU8(JSON.stringify(manifest)) };
}

/** Index of a column in the rows of a table. */
export const placeOf = (parts: Parts, table: string, column: string): number =>
  readManifest(parts)
    .tables.find(({ name }) => name === table)!
    .columns.indexOf(column);

export function withManifest(parts: Parts, change: (manifest: Manifest) => unknown): Parts {
  const manifest = readManifest(parts);
  change(manifest);
  return { ...parts, [manifestName]: strToU8(JSON.stringify(manifest)) };
}

/** Names of the parts that differ, ignoring the date in the manifest. */
export const differences = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => name !== manifestName && !same(one[name], other[name]))
    .sort();

const same = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.from(one).equals(other);

/**
 * Rows of every table and the state of the sequences, except the congregation sequence, which a refused
 * import advances.
 */
export async function stateOf(owner: Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const { rows: counted } = await owner.query(counts.join(' union all '));
  const { rows: drawn } = await owner.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public'
       and sequencename <> 'congregations_congregation_id_seq' order by 1`,
  );
  return [...counted, ...drawn].map((row) => JSON.stringify(row));
}
export const firstNumber = async (owner: Pool): Promise<number> =>
  (await owner.query<{ id: number }>('select min(congregation_id) as id from congregations')).rows[0]!.id;
