/** Brings a backup into an empty database: `npm run restore -- FILE`. */
import { resolve } from 'node:path';
import { readBackup } from '#platform/database/backup-file';
import { openOwner } from './open-owner.ts';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error('Name one file: npm run restore -- FILE');
  const { owner, close } = await openOwner();
  try {
    const rows = await readBackup(owner, resolve(file));
    console.log(`${rows} rows are restored from ${resolve(file)}.`);
  } finally {
    await close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
