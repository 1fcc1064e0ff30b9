/** AUTH-R7: operations of Assignments, Schedules and Settings require a check within eight hours. */

import { needsRecentCheck, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { access } from '@sheaf/contract/people/access/access';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptable } from '#app/suites/example-values';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let person: SeededPerson;
const start = new Date('2026-11-20T08:00:00Z');
const later = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const eightHours = 8 * 3_600_000;

beforeAll(async () => {
  test = await openTestApp();
  person = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: [...permissionKeys],
  });
});
afterAll(() => test.close());

const guarded = allOperations.filter(
  ({ permission, name }) => permission !== 'public' && name !== access.endSession.name,
);
const covered = guarded.filter(needsRecentCheck).map(({ name }) => name);

/** An undeclared parameter is refused after the permission check, so that the call has no effect. */
async function wantsCheck(name: string): Promise<boolean> {
  const operation = guarded.find((one) => one.name === name)!;
  const answer = await test.app.inject({
    method: operation.method,
    url: `${pathOf(operation.path, acceptable(operation.params))}?undeclared=1`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([401, 422], `${name} answers ${answer.statusCode}`).toContain(answer.statusCode);
  if (answer.statusCode === 401) expect(answer.json().code).toBe('recheck-needed');
  return answer.statusCode === 401;
}

const walk = async (): Promise<string[]> => {
  const wanting: string[] = [];
  for (const { name } of guarded) if (await wantsCheck(name)) wanting.push(name);
  return wanting;
};

it('AUTH-R7 requires a new check for covered operations exactly eight hours after the last one', async () => {
  await test.database.owner.query('update sessions set checked_at = $1', [start]);
  test.setNow(later(eightHours));
  expect(await walk()).toEqual([]);
  test.setNow(later(eightHours + 1));
  expect(await walk()).toEqual(covered);
  expect((await test.call(access.checkSession, { as: person.token })).status).toBe(200);
  expect(await walk()).toEqual([]);
});

it('AUTH-R7 exempts work at the door, and covers operations that share people, permissions and documents', () => {
  const atTheDoor = [
    'maps.readMap',
    'maps.listMaps',
    'maps.updateBlock',
    'addresses.countNotHome',
    'sync.listChanges',
  ];
  expect(covered.filter((name) => atTheDoor.includes(name))).toEqual([]);
  for (const { name, permission, limits } of guarded) {
    const keys: readonly string[] = typeof permission === 'string' ? [permission] : permission;
    const onlyOfScreens = keys.every((key) => /^(settings|schedules|assignments)\./.test(key));
    expect([name, covered.includes(name)]).toEqual([name, onlyOfScreens || limits?.recentCheck === true]);
  }
  const saySo = guarded.filter(({ limits }) => limits?.recentCheck !== undefined).map(({ name }) => name);
  expect(saySo.toSorted()).toEqual([
    'access.addPasskey',
    'access.beginPasskey',
    'access.createReportTicket',
    'access.endDevice',
    'access.removePasskey',
    'addresses.handInAddresses',
    'addresses.lendAddresses',
    'addresses.requestAddresses',
    'assignments.listAssignments',
    'calendarFeed.renewCalendarFeed',
    'calendarFeed.stopCalendarFeed',
    'maps.handInMap',
    'maps.handOffMap',
    'people.editProfile',
  ]);
  expect(saySo.filter((name) => !covered.includes(name))).toEqual([]);
});
