import { absences } from '@sheaf/contract/people/absences/absences';
import { people } from '@sheaf/contract/people/people/people';
import { sync } from '@sheaf/contract/sync/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshAbsences } from '#contexts/people/absences/absences.jobs';
import { runFrequent } from '#platform/jobs/frequent';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  // In Burnie it is 09:00 on the 21st.
  test.setNow(new Date('2026-11-20T22:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: ['settings.away.admin'] });
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

const add = (as: string, start_date: string, end_date: string, rest: { user_id?: number } = {}) =>
  test.call(absences.addAwayDate, { as, body: { start_date, end_date, comment: 'Hobart', ...rest } });
const list = async (as: string) => (await test.call(absences.listAwayDates, { as })).data;
const remove = (as: string, id: number) => test.call(absences.deleteAwayDate, { as, params: { id } });
const isAway = async (id: number) =>
  (await test.call(people.listPeople, { as: ruth.token, query: { per_page: 1000 } })).data.find(
    (person) => person.id === id,
  )?.away;

it('USERS-R18 USERS-O10 stores an absence with inclusive dates, and refuses an end before its start', async () => {
  const added = await add(ruth.token, '2027-01-04', '2027-01-10');
  expect(added.data).toMatchObject({ user_id: ruth.id, days: 7, comment: 'Hobart' });
  expect((await add(ruth.token, '2027-01-04', '2027-01-03')).problem.errors).toEqual({
    end_date: ['The last day is before the first.'],
  });
});

it('USERS-R19 permits everyone their own absences, and all of them with the permission', async () => {
  const other = (await add(admin.token, '2026-12-01', '2026-12-02')).data;
  expect((await list(ruth.token)).every(({ user_id }) => user_id === ruth.id)).toBe(true);
  expect((await remove(ruth.token, other.id)).status).toBe(404);
  expect((await add(ruth.token, '2026-12-01', '2026-12-02', { user_id: admin.id })).problem.code).toBe(
    'away-not-yours',
  );
  const forRuth = (await add(admin.token, '2026-12-03', '2026-12-03', { user_id: ruth.id })).data;
  expect((await list(admin.token)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([other.id, forRuth.id]),
  );
  expect((await remove(admin.token, forRuth.id)).data).toMatchObject({ ok: true });
  expect((await add(admin.token, '2026-12-01', '2026-12-02', { user_id: 2_000_000 })).problem.errors).toEqual(
    {
      user_id: ['Person not found.'],
    },
  );
});

it('USERS-O5 sets the flag from the first to the last day, by the calendar of the congregation', async () => {
  const person = await congregation.addPerson();
  expect(await isAway(person.id)).toBe(false);
  const today = (await add(person.token, '2026-11-21', '2026-11-22')).data;
  expect(await isAway(person.id)).toBe(true);
  await remove(person.token, today.id);
  expect(await isAway(person.id)).toBe(false);
});

it('USERS-O5 updates the flag on a new day, and raises the revision for phones', async () => {
  const person = await congregation.addPerson();
  await add(person.token, '2026-11-22', '2026-11-22');
  const changes = (since?: string) =>
    test.call(sync.listChanges, {
      as: ruth.token,
      params: { collection: 'users' },
      ...(since && { query: { since } }),
    });
  const { marker } = (await changes()).data;
  const turnAt = async (now: string) => {
    test.setNow(new Date(now));
    await runFrequent(test.platform, test.database.owner, [refreshAbsences]);
  };
  await turnAt('2026-11-21T13:01:00Z');
  const turned = (await changes(marker)).data;
  expect(turned.changed).toEqual([expect.objectContaining({ id: person.id, away: true })]);
  await turnAt('2026-11-21T13:31:00Z');
  expect((await changes(turned.marker)).data.changed).toEqual([]);
  await turnAt('2026-11-22T13:01:00Z');
  expect(await isAway(person.id)).toBe(false);
});

it('USERS-X10 permits edits by the person and with the permission, and refuses a stale version', async () => {
  test.setNow(new Date('2026-11-20T22:00:00Z'));
  const person = await congregation.addPerson();
  const { id, version } = (await add(person.token, '2026-11-23', '2026-11-24')).data;
  const edit = (as: string, end_date: string, seen: number) =>
    test.call(absences.editAwayDate, {
      as,
      params: { id },
      body: { start_date: '2026-11-21', end_date, comment: null, version: seen },
    });
  expect((await edit(ruth.token, '2026-11-25', version)).status).toBe(404);
  const changed = await edit(admin.token, '2026-11-25', version);
  expect(changed.data).toMatchObject({ user_id: person.id, days: 5, comment: null });
  // Starts today: the flag is set immediately.
  expect(await isAway(person.id)).toBe(true);
  const late = await edit(person.token, '2026-11-22', version);
  expect([late.status, late.problem.code]).toEqual([409, 'stale']);
  expect((await edit(person.token, '2026-11-20', changed.data.version)).problem.errors).toEqual({
    end_date: ['The last day is before the first.'],
  });
  expect((await edit(person.token, '2026-11-22', changed.data.version)).data.days).toBe(2);
});

it('USERS-R18 refuses absences that overlap others of the person or exceed a year', async () => {
  const [ann, boaz] = [await congregation.addPerson(), await congregation.addPerson()];
  const first = (await add(ann.token, '2027-05-10', '2027-05-20')).data;
  for (const [from, until] of [
    ['2027-05-20', '2027-05-22'],
    ['2027-05-01', '2027-05-10'],
    ['2027-05-12', '2027-05-13'],
    ['2027-05-01', '2027-05-30'],
  ] as const)
    expect((await add(ann.token, from, until)).problem.code, from).toBe('away-overlaps');
  expect((await add(admin.token, '2027-05-15', '2027-05-15', { user_id: ann.id })).problem.code).toBe(
    'away-overlaps',
  );
  expect((await add(boaz.token, '2027-05-12', '2027-05-13')).status).toBe(200);
  const second = (await add(ann.token, '2027-05-21', '2027-05-22')).data;
  const edit = (id: number, start_date: string, end_date: string) =>
    test.call(absences.editAwayDate, {
      as: ann.token,
      params: { id },
      body: { start_date, end_date, comment: null },
    });
  expect((await edit(second.id, '2027-05-20', '2027-05-22')).problem.code).toBe('away-overlaps');
  expect((await edit(first.id, '2027-05-09', '2027-05-20')).status).toBe(200);
  expect((await add(ann.token, '2027-06-01', '2047-06-01')).problem.errors).toEqual({
    end_date: ['Dates away cover at most 366 days at once.'],
  });
});

it('USERS-R18 stores one of two overlapping absences sent concurrently', async () => {
  const person = await congregation.addPerson();
  const sent = await Promise.all(
    ['2027-07-01', '2027-07-02', '2027-07-03'].map((from) => add(person.token, from, '2027-07-09')),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
