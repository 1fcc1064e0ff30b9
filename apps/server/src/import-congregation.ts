/** Imports a congregation file as a new congregation: `npm run congregation -- import FILE`. */
import { resolve } from 'node:path';
import { eraseArrived } from '#contexts/people/erasure/erase-again';
import { hasCongregationNamed, printLink } from '#contexts/people/people.api';
import { type CheckedFile, openCongregationFile } from '#platform/congregation-file/check-congregation-file';
import { importCongregation as importFile } from '#platform/congregation-file/import-congregation';
import { openErasedRecord } from '#platform/erased/erased-record';
import { openLog } from '#platform/log';
import type { Registry } from '#platform/registry';
import { admitCongregation } from './admit-congregation.ts';
import { createPlatform } from './create-platform.ts';
import { type Environment, readEnvironment } from './environment.ts';
import type { WantedImport } from './moving-arguments.ts';
import { type CommandDatabase, openCommandDatabase } from './open-command-database.ts';
import { announcedAddress } from './running-address.ts';

interface ImportCommand {
  another: boolean;
  file: CheckedFile;
  registry: Registry;
}

async function assertNameFree({ owner }: CommandDatabase, { file, another }: ImportCommand): Promise<void> {
  if (another) return;
  const client = await owner.connect();
  try {
    const { name } = file.manifest.congregation;
    if (await hasCongregationNamed(client, name))
      throw new Error(
        `The name "${name}" is taken by a congregation that is here already, and an import never writes over one. ` +
          'Add --another to have both.',
      );
  } finally {
    client.release();
  }
}

async function bringIn(
  environment: Environment,
  database: CommandDatabase,
  arriving: ImportCommand,
): Promise<void> {
  const { file, registry } = arriving;
  await assertNameFree(database, arriving);
  let personId = 0;
  const { congregationId, rows, unknown } = await importFile({
    owner: database.owner,
    file,
    rules: registry.exported,
    finish: async (client, congregation) => {
      personId = await admitCongregation(client, congregation);
    },
  });
  const erased = await eraseArrived(
    { pool: database.app, clock: () => new Date(), registry },
    openErasedRecord(environment.dataFolder),
    congregationId,
  );
  const address =
    environment.address ?? (database.beside ? announcedAddress(environment.dataFolder) : undefined);
  const platform = createPlatform(
    { ...environment, address },
    database,
    openLog(environment.logLevel),
    registry,
  );
  const link = await printLink(platform, { congregationId, personId, kind: 'invite', source: 'sms' });
  await platform.workers.close();
  const { name } = file.manifest.congregation;
  console.log(
    `${name} is here as congregation ${congregationId}, with ${rows} rows. Its first administrator signs in with:\n  ${link}`,
  );
  if (unknown.length > 0)
    console.log(`Not known here, so left empty: ${unknown.join(', ')} (countries and regions).`);
  if (erased > 0) console.log(`${erased} people who were erased since are erased again.`);
}

export async function importCongregation({ path, another }: WantedImport): Promise<void> {
  // Validates the whole file before a connection is opened.
  const file = await openCongregationFile(resolve(path));
  try {
    const environment = readEnvironment();
    const { registry } = await import('#app/contexts');
    const database = await openCommandDatabase(environment);
    try {
      await bringIn(environment, database, { file, registry, another });
    } finally {
      await database.close();
    }
  } finally {
    file.close();
  }
}
