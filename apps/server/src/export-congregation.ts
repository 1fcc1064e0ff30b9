/** Writes a whole congregation to one file: `npm run congregation -- export NUMBER FILE`. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportReadMe } from '#contexts/people/people.api';
import { writeCongregationFile } from '#platform/congregation-file/write-congregation-file';
import { version } from './create-platform.ts';
import { readEnvironment } from './environment.ts';
import type { WantedExport } from './moving-arguments.ts';
import { openCommandDatabase } from './open-command-database.ts';

/** Readable by its owner only; replaces an earlier file of the same name after the new one is complete. */
async function writeWhole(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const partial = `${path}.partial`;
  try {
    await pipeline(Readable.from(chunks), createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

export async function exportCongregation({ congregationId, file }: WantedExport): Promise<void> {
  const { registry } = await import('#app/contexts');
  const { app, close } = await openCommandDatabase(readEnvironment());
  const path = resolve(file);
  try {
    const now = new Date();
    const readMe = await exportReadMe(app, congregationId, now);
    await writeWhole(
      path,
      writeCongregationFile({ pool: app, congregationId, rules: registry.exported, version, now, readMe }),
    );
    console.log(`The congregation ${congregationId} is in ${path}.`);
  } finally {
    await close();
  }
}
