/** Writes a backup as one compressed file, atomically, and encrypted if it is for keys. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { backupLines, restoreLines } from '#platform/database/backup.store';
import { decryptWith, encryptFor, isEncrypted, UnreadableBackup } from '#platform/database/backup-encryption';

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
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

export interface BackupOptions {
  version: string;
  /** Public keys of age; without any the file is not encrypted. */
  recipients?: readonly string[];
}

async function* passOn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Readable by its owner only; replaces an earlier file of the same name after the new one is complete. */
export async function writeBackup(
  owner: Pool,
  path: string,
  { version, recipients = [] }: BackupOptions,
): Promise<void> {
  const encrypt = recipients.length > 0 ? encryptFor(recipients) : passOn;
  const partial = `${path}.partial`;
  try {
    const file = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(withEnds(backupLines(owner, version)), createGzip(), encrypt, file);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function openerOf(path: string, identity: string | undefined): Promise<typeof passOn> {
  if (!isEncrypted(await readStart(path))) return passOn;
  if (identity === undefined)
    throw new UnreadableBackup(`${path} is encrypted. Name the file with its key: --identity FILE.`);
  return decryptWith(await readFile(identity, 'utf8'));
}

/**
 * `identity` is a file with the key of an encrypted backup. @returns the number of rows. @throws like
 * `restoreLines`, or if a file is missing, damaged or not opened by the key; no row is restored then.
 */
export async function readBackup(owner: Pool, path: string, identity?: string): Promise<number> {
  let rows = 0;
  try {
    const decrypt = await openerOf(path, identity);
    await pipeline(
      createReadStream(path),
      decrypt,
      createGunzip(),
      async (chunks: AsyncIterable<Uint8Array>) => {
        rows = await restoreLines(owner, splitLines(chunks));
      },
    );
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOENT') {
      const { path: missing = path } = error as NodeJS.ErrnoException;
      throw new Error(`There is no file ${missing}.`, { cause: error });
    }
    if (code.startsWith('Z_'))
      throw new Error(`${path} is not a backup of Sheaf, or not whole.`, { cause: error });
    throw error;
  }
  return rows;
}
