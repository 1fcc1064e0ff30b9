/** Brings a backup into an empty database: `npm run restore -- FILE`. */
import { resolve } from 'node:path';
import { readBackup } from '#platform/database/backup-file';
import { readEnvironment } from './environment.ts';
import { openPlatform } from './open-platform.ts';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error('Name one file: npm run restore -- FILE');
  const { database } = await openPlatform(readEnvironment());
  try {
    const rows = await readBackup(database.owner, resolve(file));
    console.log(`${rows} rows are restored from ${resolve(file)}.`);
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
