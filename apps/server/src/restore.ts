/** Restores a backup into an empty database: `npm run restore -- FILE [--identity FILE]`. */
import { resolve } from 'node:path';
import { registry } from '#app/contexts';
import { eraseAgain } from '#contexts/people/erasure/erase-again';
import { readBackup } from '#platform/database/backup-file';
import { leaveLostDays } from '#platform/database/database-era.store';
import { openErasedRecord } from '#platform/erased/erased-record';
import { readRestoreArguments } from './backup-arguments.ts';
import { readEnvironment } from './environment.ts';
import { openCommandDatabase } from './open-command-database.ts';

async function main(): Promise<void> {
  const { file, identity } = readRestoreArguments(process.argv.slice(2));
  const environment = readEnvironment();
  const { owner, app, close } = await openCommandDatabase(environment);
  try {
    const rows = await readBackup(owner, resolve(file), identity && resolve(identity));
    await leaveLostDays(owner, new Date());
    console.log(`${rows} rows are restored from ${resolve(file)}.`);
    const platform = { pool: app, clock: () => new Date(), registry };
    const erased = await eraseAgain(platform, openErasedRecord(environment.dataFolder));
    if (erased > 0) console.log(`${erased} people who were erased since the backup are erased again.`);
  } finally {
    await close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
