/** The server's clock is years ahead of its database: time-based decisions use the server's clock. */
import { setTimeout as pause } from 'node:timers/promises';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { access } from '@sheaf/contract/people/access/access';
import { people } from '@sheaf/contract/people/people/people';
import { reports } from '@sheaf/contract/reports/reports';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exports, removeExpiredExports } from '#contexts/people/congregations/exports.store';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const start = new Date('2041-06-12T02:00:00Z');
const hours = (count: number): Date => new Date(start.getTime() + count * 3_600_000);

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({ permissions: [...permissionKeys], appointment: 'guest' });
});
afterAll(() => test.close());

it('X-CLOCK ADDR-O3 frees an address in lists of maps after its days by the server’s clock', async () => {
  const map = await congregation.addMap();
  await map.addDoor({ house: '1' });
  await test.call(maps.assignMap, { as: keeper.token, body: { id: map.id, user: keeper.id } });
  await test.call(addresses.requestAddresses, { as: keeper.token, body: { map: map.id } });
  const free = async () => {
    const own = (await test.call(maps.listMaps, { as: keeper.token })).data[0]!;
    const assign = (await test.call(maps.listAssignMaps, { as: keeper.token })).data[0]!;
    return [own.unassigned_address_count, assign.unassigned_address_count];
  };
  expect(await free()).toEqual([0, 0]);
  test.setNow(hours(24 * 15));
  expect(await free()).toEqual([1, 1]);
});

it('X-CLOCK MSG-R9 counts the messages to a number over a day of the server’s clock', async () => {
  await query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'automatic_messaging', '{"manual": true}')`,
    [congregation.id],
  );
  await congregation.addPerson({ appointment: 'elder', phone: '+61491570156' });
  const send = async () =>
    (
      await test.call(messages.sendMessages, {
        as: keeper.token,
        body: { to: 1, message: 'Meeting moved to 19:30', dry_run: false },
      })
    ).status;
  for (let sent = 0; sent < 10; sent += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(409);
  test.setNow(hours(23));
  expect(await send()).toBe(409);
  test.setNow(hours(25));
  expect(await send()).toBe(200);
});

it('X-CLOCK AUTH-O7 refuses a second link within a minute of the server’s clock, and sends a later one', async () => {
  await congregation.addPerson({ email: 'clock@example.org' });
  const links = async () =>
    (await query('select 1 from sign_in_links where congregation_id = $1', [congregation.id])).length;
  const ask = () => test.call(access.askForLink, { body: { contact: 'clock@example.org' } });
  await ask();
  await vi.waitFor(async () => expect(await links()).toBe(1), { timeout: 10_000 });
  await ask();
  await pause(200);
  expect(await links()).toBe(1);
  test.setNow(hours(1));
  await ask();
  await vi.waitFor(async () => expect(await links()).toBe(2), { timeout: 10_000 });
});

it('X-CLOCK REPORTS-R27 requests no report for months before a person was added', async () => {
  const body = { first_name: 'Ann', last_name: 'Lee', gender: 2, appointment: 'publisher' } as const;
  const { id } = (await test.call(people.addPerson, { as: keeper.token, body })).data;
  const expected = async (month: string) =>
    (await test.call(reports.readMonth, { as: keeper.token, params: { month } })).data.people.find(
      ({ user_id }) => user_id === id,
    )?.expected;
  expect(await expected('2041-05-01')).toBe(false);
  test.setNow(new Date('2041-07-12T02:00:00Z'));
  expect(await expected('2041-06-01')).toBe(true);
});

it('X-CLOCK EXPORT-R5 retains a failed export for a day of the server’s clock', async () => {
  const act = { congregationId: congregation.id, personId: keeper.id, operation: 'test' };
  const id = await tenantTransaction(test.platform, act, (tenant) => exports.add(tenant, keeper.id));
  await query(`update congregation_exports set state = 'failed' where id = $1`, [id]);
  const stays = async (now: Date) => {
    await removeExpiredExports(test.database.owner, now);
    return (await query('select 1 from congregation_exports where id = $1', [id])).length;
  };
  expect([await stays(hours(23)), await stays(hours(25))]).toEqual([1, 0]);
});

it('X-CLOCK TERR-R24 ends an imported assignment of today by now, and dates a do-not-call without a date today', async () => {
  const send = async (file: string) => {
    const answer = await sendFile(test, territoryImport.importFile, {
      as: keeper.token,
      file,
      fields: { dry_run: 'false', names: JSON.stringify([{ name: 'Joel Webb', person: null }]) },
    });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  };
  // 2041-06-12 11:00 in Hobart, an hour before noon.
  test.setNow(hours(-1));
  await send(
    [
      'Number\tDescription\tKind\tStatus\tLastCompleted\tLastCompletedBy\tSignedOut\tSignedOutTo',
      '601\tMontello\tResidential\t\t2041-06-12\tJoel Webb\t\t',
    ].join('\n'),
  );
  const [holding] = await query('select returned_at from map_assignments where congregation_id = $1', [
    congregation.id,
  ]);
  expect(holding.returned_at).toEqual(hours(-1));
  await send(
    [
      'TerritoryID,TerritoryNumber,CategoryCode,Category,TerritoryAddressID,ApartmentNumber,Number,Street,Suburb,Name,Phone,Status,NotHomeAttempt,Date1,Language,Notes',
      '1,301,,,1,,5,Hill Street,Burnie,,,DoNotCall,,,,',
      '1,301,,,2,,6,Hill Street,Burnie,,,,,,,',
    ].join('\n'),
  );
  const [door] = await query('select date::text from do_not_calls where congregation_id = $1', [
    congregation.id,
  ]);
  expect(door.date).toBe('2041-06-12');
});
