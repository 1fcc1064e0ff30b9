import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, openChanges } from '#platform/database/changes';
import { hashSecret } from '#platform/secrets';
import {
  markUsed,
  openPermissionReader,
  openSessionReader,
  useTicket,
} from '#platform/session/session.store';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { nowInSql, testNow } from '#platform/testing/test-clock';

let database: FreshDatabase;
let changes: Changes;
let congregation: SeededCongregation;
let person: SeededPerson;
let queries = 0;

beforeAll(async () => {
  database = await freshDatabase();
  congregation = await seedCongregation(database.owner);
  person = await congregation.addPerson();
  changes = openChanges({ pool: database.app });
  while (!changes.current()) await pause(5);
});
afterAll(async () => {
  await changes.close();
  await database.close();
});

function countingReader() {
  const pool = Object.create(database.app);
  pool.query = (...values: unknown[]) => {
    queries += 1;
    return (database.app.query as (...given: unknown[]) => unknown)(...values);
  };
  return openSessionReader(pool, changes);
}

const heardAfter = async (change: () => Promise<unknown>): Promise<void> => {
  const watch = changes.watch();
  await change();
  while (!watch.heard(congregation.id)) await pause(2);
  watch.end();
};

it('caches a session until its congregation changes', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  for (let request = 0; request < 20; request += 1)
    expect((await reader.find(hash))?.person_id).toBe(person.id);
  expect(queries).toBe(1);
  await heardAfter(() => database.owner.query('update people set active = false where id = $1', [person.id]));
  expect((await reader.find(hash))?.person_active).toBe(false);
  await heardAfter(() =>
    database.owner.query('update sessions set ended_at = now() where person_id = $1', [person.id]),
  );
  expect((await reader.find(hash))?.ended_at).toBeInstanceOf(Date);
});

it('caches nothing while the subscription is lost, and resumes automatically', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  await reader.find(hash);
  await database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sheaf-listening' and datname = current_database()`,
  );
  while (changes.hearing()) await pause(5);
  const before = queries;
  await reader.find(hash);
  await reader.find(hash);
  expect(queries).toBe(before + 2);
  while (!changes.current()) await pause(20);
});

it('returns a read that overlaps a change without caching it', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  const under = reader.find(hash);
  await pause(0);
  changes.tell(congregation.id);
  await under;
  const before = queries;
  await reader.find(hash);
  expect(queries).toBe(before + 1);
});

it('X-LIVE caches a session that was read during writes', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  const under = reader.find(hash);
  await pause(0);
  changes.tell(congregation.id + 1);
  await under;
  const before = queries;
  await reader.find(hash);
  expect(queries).toBe(before);
});

it('X-LIVE marks the use of a session once, without an announcement', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  const session = (await reader.find(hash))!;
  const watch = changes.watch();
  const later = new Date(testNow().getTime() + 2 * 3_600_000);
  await markUsed(database.app, session, later);
  expect((await reader.find(hash))!.last_used_at).toEqual(later);
  await database.owner.query(`update sessions set checked_at = ${nowInSql()} where person_id = $1`, [
    person.id,
  ]);
  while (!watch.heard(congregation.id)) await pause(2);
  watch.end();
  const used = changes.watch();
  await markUsed(database.app, (await reader.find(hash))!, new Date(later.getTime() + 2 * 3_600_000));
  await changes.echoes();
  expect(used.heard(congregation.id)).toBe(false);
  used.end();
});

it('X-LIVE drops every cached session on a change of world data, which has one revision', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  const before = (await reader.find(hash))!.revisions['translations'] ?? 0;
  const watch = changes.watch();
  await database.owner.query(`select sheaf.raise_world_revision('translations')`);
  while (!watch.heard(congregation.id)) await pause(2);
  watch.end();
  expect((await reader.find(hash))!.revisions['translations']).toBe(before + 1);
  expect(
    (await database.owner.query(`select from revisions where collection = 'translations'`)).rowCount,
  ).toBe(0);
});

it('AUTH-R14 stores the use of a session, and reads it again from the database despite the cache', async () => {
  const reader = countingReader();
  const hash = hashSecret(person.token);
  const session = (await reader.find(hash))!;
  const used = new Date(session.last_used_at.getTime() + 3 * 3_600_000);
  await markUsed(database.app, { ...session }, used);
  expect((await reader.find(hash))!.last_used_at).toEqual(session.last_used_at);
  expect((await reader.findAnew(hash))!.last_used_at).toEqual(used);
});

it("derives permissions from roles, and opens a ticket's document once", async () => {
  const servant = await congregation.addPerson({ permissions: ['settings.events', 'maps.dnc'] });
  const hash = hashSecret(servant.token);
  const session = (await countingReader().findAnew(hash))!;
  const permissions = await openPermissionReader(database.app)(session);
  expect([...permissions].sort()).toEqual(['maps.dnc', 'settings.events']);
  const ticket = hashSecret('ticket');
  const now = testNow();
  await database.owner.query(
    `insert into report_tickets (congregation_id, person_id, session_id, token_hash, document, expires_at)
     values ($1, $2, $3, $4, '/reports/maps', $5)`,
    [congregation.id, servant.id, session.session_id, ticket, new Date(now.getTime() + 60_000)],
  );
  const open = (document: string) => useTicket(database.app, ticket, document, now);
  expect(await open('/reports/people')).toBeUndefined();
  expect(await open('/reports/maps')).toEqual(hash);
  expect(await open('/reports/maps')).toBeUndefined();
});
