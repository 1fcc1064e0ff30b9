/** Writes the whole database to one file: `npm run backup -- FILE [--to age1…]`. */
import { resolve } from 'node:path';
import { writeBackup } from '#platform/database/backup-file';
import { shareErased } from '#platform/erased/erased-people.store';
import { openErasedRecord } from '#platform/erased/erased-record';
import { readBackupArguments } from './backup-arguments.ts';
import { version } from './create-platform.ts';
import { readEnvironment } from './environment.ts';
import { openCommandDatabase } from './open-command-database.ts';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const { file, recipients } = readBackupArguments(process.argv.slice(2), environment.backupKeys);
  const { owner, close } = await openCommandDatabase(environment);
  try {
    await writeBackup(owner, resolve(file), { version, recipients });
    await shareErased(owner, openErasedRecord(environment.dataFolder));
    const encrypted = recipients.length > 0 ? `, encrypted for ${recipients.length} keys` : '';
    console.log(`The backup is in ${resolve(file)}${encrypted}.`);
  } finally {
    await close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
