/** EXPORT: exports and imports a congregation through the commands, like an operator. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { firstNumber, readParts } from '#platform/congregation-file/testing/exported-file';
import { prepareSmallDemo } from '#platform/congregation-file/testing/small-demo';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { openErasedRecord } from '#platform/erased/erased-record';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { waitUntil } from '#platform/testing/killable-server';
import { type CommandResult, runCommand, runHere } from '#platform/testing/run-command';
import { compiledBeside } from '#platform/testing/started-main';
import { exportCongregation } from './export-congregation.ts';
import { importCongregation } from './import-congregation.ts';
import { readExportArguments, readImportArguments } from './moving-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-moving-'));
const file = join(folder, 'demo.zip');
let from: FreshDatabase;
let to: FreshDatabase;
/** Number of the demo congregation. */
let number: number;

const command = inject('scripts').congregation;

const environmentOf = ({ urlOf }: FreshDatabase): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...compiledBeside,
  SHEAF_DATA: folder,
  SHEAF_LOG: 'silent',
  SHEAF_ADDRESS: 'https://sheaf.example.org',
  DATABASE_URL: urlOf(ownerRole),
  SHEAF_DATABASE_APP_URL: urlOf(appRole),
});

const run = (database: FreshDatabase, ...args: string[]): Promise<CommandResult> =>
  runCommand(environmentOf(database), command, args);

const bringIn = async (database: FreshDatabase, ...args: string[]): Promise<CommandResult> =>
  runHere(environmentOf(database), async () => importCongregation(readImportArguments(args)));

const begin = async (database: FreshDatabase, ...args: string[]): Promise<ChildProcess> =>
  spawn(process.execPath, [command, ...args], { env: environmentOf(database), stdio: 'ignore' });

const congregationsIn = async ({ owner }: FreshDatabase): Promise<number> =>
  (await owner.query('select count(*)::int as count from congregations')).rows[0].count;

beforeAll(async () => {
  [from, to] = await Promise.all([freshDatabase(), freshDatabase()]);
  await prepareSmallDemo(from.owner);
  number = await firstNumber(from.owner);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
  rmSync(folder, { recursive: true, force: true });
});

it('EXPORT-R2 exports to a file that only its owner reads, and imports it into another database with a link for its administrator', async () => {
  expect(await run(from, 'export', String(number), file)).toEqual({
    code: 0,
    said: `The congregation ${number} is in ${file}.\n`,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readParts(file)['read-me.txt']!).toString()).toMatch(/^Burnie, \d{4}-\d\d-\d\d\n/);
  // The lock of a running server, which every listening process holds.
  const listener = await to.owner.connect();
  await listener.query('select pg_advisory_lock_shared($1)', [advisoryLocks.listeners]);
  const { code, said } = await run(to, 'import', file);
  listener.release(true);
  expect(said).toMatch(
    /^Burnie is here as congregation \d+, with \d+ rows\. .*\n {2}https:\/\/sheaf\.example\.org\/\?token=\S+\n$/,
  );
  expect([code, await congregationsIn(to)]).toEqual([0, 1]);
});

it('EXPORT-R2 never overwrites a congregation: the same name requires --another and creates another one', async () => {
  const refused = await bringIn(to, file);
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringMatching(/taken by.*Add --another to have both/),
  ]);
  expect((await bringIn(to, '--another', file)).said).toMatch(/here as congregation \d+/);
  expect(await congregationsIn(to)).toBe(2);
});

it('EXPORT-R5 erases people again who were erased here since the file was made', async () => {
  const { rows } = await to.owner.query(
    `select congregation_id as congregation, id as person, last_name,
       to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as made
     from people where congregation_id = (select min(congregation_id) from congregations) and not exists (select from person_roles r where r.person_id = id and r.role_id = 1)
     order by id desc limit 1`,
  );
  const { congregation, person, made } = rows[0];
  await openErasedRecord(folder).note([{ congregation, person, made }]);
  const { said } = await bringIn(to, '--another', file);
  expect(said).toContain('1 people who were erased since are erased again.');
  const arrived = /congregation (\d+)/.exec(said)![1];
  const { rows: left } = await to.owner.query(
    'select erased_at is not null as erased from people where congregation_id = $1 and id = $2',
    [arrived, person],
  );
  expect(left).toEqual([{ erased: true }]);
});

it('EXPORT-R8 reports invalid arguments', async () => {
  const said = /Usage: npm run congregation -- export NUMBER FILE/;
  expect(await run(to, 'export', 'one', 'x.zip')).toEqual({ code: 1, said: expect.stringMatching(said) });
  expect(() => readExportArguments(['1'])).toThrow(said);
  expect(() => readImportArguments([])).toThrow(/Usage: npm run congregation -- import FILE/);
});

it('EXPORT-R8 reports an unknown number, a missing file and invalid content', async () => {
  const wanted = { congregationId: 9999, file: join(folder, 'x.zip') };
  const exported = await runHere(environmentOf(to), () => exportCongregation(wanted));
  expect(exported.said).toMatch(/There is no congregation of the number 9999/);
  expect((await bringIn(to, '/nowhere/x.zip')).said).toMatch(/There is no file \/nowhere\/x\.zip/);
  expect(await bringIn(to, command)).toEqual({
    code: 1,
    said: expect.stringMatching(/not an exported congregation of Sheaf/),
  });
});

it('EXPORT-R8 leaves nothing of an import that was killed', async () => {
  const before = await congregationsIn(to);
  const { owner } = to;
  const blocker = await owner.connect();
  // The import waits at this table, after half of the tables, until it is killed.
  await blocker.query('begin; lock table people in exclusive mode');
  const importing = await begin(to, 'import', '--another', file);
  await waitUntil(
    async () =>
      (
        await owner.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "people"%' and datname = current_database()`,
        )
      ).rowCount === 1,
  );
  importing.kill('SIGKILL');
  await once(importing, 'exit');
  await blocker.query('rollback');
  blocker.release();
  await waitUntil(
    async () =>
      (
        await owner.query(`select 1 from pg_stat_activity where query like 'insert into "%' and state <> 'idle' and pid <> pg_backend_pid()
          and datname = current_database()`)
      ).rowCount === 0,
  );
  expect(await congregationsIn(to)).toBe(before);
  const { rows } = await owner.query(`select count(distinct congregation_id)::int as count from people`);
  expect(rows).toEqual([{ count: before }]);
});

it('EXPORT-R3 preserves the earlier file when an export is killed', async () => {
  const whole = readFileSync(file);
  const blocker = await from.owner.connect();
  await blocker.query('begin; lock table people in access exclusive mode');
  const exporting = await begin(from, 'export', String(number), file);
  await waitUntil(
    async () =>
      (await from.owner.query(`select 1 from pg_locks where not granted and relation = 'people'::regclass`))
        .rowCount! > 0,
  );
  exporting.kill('SIGKILL');
  await once(exporting, 'exit');
  await blocker.query('rollback');
  blocker.release();
  expect(readFileSync(file).equals(whole)).toBe(true);
  expect(existsSync(file)).toBe(true);
});
