/** Writes a backup as one compressed file, atomically. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { backupLines, restoreLines } from '#platform/database/backup.store';

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    parts.push(first);
    for (const next of others) {
      yield parts.join('');
      parts = [next];
    }
  }
  if (parts.some((part) => part !== '')) yield parts.join('');
}

/** Readable by its owner only; replaces an earlier file of the same name after the new one is complete. */
export async function writeBackup(owner: Pool, path: string, version: string): Promise<void> {
  const partial = `${path}.partial`;
  try {
    const file = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(withEnds(backupLines(owner, version)), createGzip(), file);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** @returns the number of rows. @throws like `restoreLines`, or if the file is missing or damaged. */
export async function readBackup(owner: Pool, path: string): Promise<number> {
  let rows = 0;
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      rows = await restoreLines(owner, splitLines(chunks));
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOENT') throw new Error(`There is no file ${path}.`, { cause: error });
    if (code.startsWith('Z_'))
      throw new Error(`${path} is not a backup of Sheaf, or not whole.`, { cause: error });
    throw error;
  }
  return rows;
}
