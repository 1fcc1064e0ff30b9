/** Writes everything the database holds into one file: `npm run backup -- FILE`. */
import { resolve } from 'node:path';
import { writeBackup } from '#platform/database/backup-file';
import { readEnvironment } from './environment.ts';
import { openPlatform, version } from './open-platform.ts';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error('Name one file: npm run backup -- FILE');
  const { database } = await openPlatform(readEnvironment());
  try {
    await writeBackup(database.owner, resolve(file), version);
    console.log(`The backup is in ${resolve(file)}.`);
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
