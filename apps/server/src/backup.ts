/** Writes the whole database to one file: `npm run backup -- FILE`. */
import { resolve } from 'node:path';
import { writeBackup } from '#platform/database/backup-file';
import { shareErased } from '#platform/erased/erased-people.store';
import { openErasedRecord } from '#platform/erased/erased-record';
import { version } from './create-platform.ts';
import { readEnvironment } from './environment.ts';
import { openCommandDatabase } from './open-command-database.ts';

async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error('Name one file: npm run backup -- FILE');
  const environment = readEnvironment();
  const { owner, close } = await openCommandDatabase(environment);
  try {
    await writeBackup(owner, resolve(file), version);
    await shareErased(owner, openErasedRecord(environment.dataFolder));
    console.log(`The backup is in ${resolve(file)}.`);
  } finally {
    await close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
