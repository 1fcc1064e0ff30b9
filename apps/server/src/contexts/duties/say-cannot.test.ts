import { duties } from '@sheaf/contract/duties/duties';
import { talks as listed } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BusyFixture, openBusyFixture } from '#contexts/people/people/testing/busy-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: BusyFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openBusyFixture(test, `Cannot ${number}`);
});

const say = (id: number, key?: string) =>
  test.call(duties.sayCannot, { as: fixture.samuel.token, params: { id }, ...(key && { key }) });
const mine = async () => (await test.call(duties.listMyDuties, { as: fixture.samuel.token })).data;
const notes = (person: number) =>
  fixture.query("select details from notifications where person_id = $1 and type = 'duty-cannot'", [person]);

it('USERS-X19 notifies the assigners of “I can’t” once despite repeats, and leaves the duty assigned', async () => {
  const chairman = (await mine()).find(({ kind }) => kind === 'chairman')!;
  const said = await say(chairman.id);
  expect([said.status, said.data.told]).toEqual([200, 2]);
  expect((await Promise.all([say(chairman.id), say(chairman.id)])).map(({ data }) => data.told)).toEqual([
    2, 2,
  ]);
  expect(await notes(fixture.planner.id)).toMatchObject([
    { details: { duty: chairman.id, date: '2026-12-06', kind: 'chairman' } },
  ]);
  expect(await notes(fixture.coordinator.id)).toEqual([]);
  expect((await mine()).some(({ id }) => id === chairman.id)).toBe(true);
});

it('USERS-X19 notifies the talk coordinator of a talk at home and of a talk elsewhere', async () => {
  const own = await mine();
  const elsewhere = own.find(({ kind }) => kind === 'away-talk')!;
  const here = own.find(({ meeting }) => meeting?.part === 'talk.talk')!;
  for (const { id } of [elsewhere, here]) expect((await say(id)).status).toBe(200);
  const told = await notes(fixture.coordinator.id);
  expect(told.map(({ details }) => details!['date']).sort()).toEqual(['2026-12-12', '2026-12-20']);
  expect(await notes(fixture.planner.id)).toEqual([]);
});

it('USERS-X19 refuses a duty of another person, and one that has begun', async () => {
  const [duty] = await mine();
  const other = { as: fixture.partner.token, params: { id: duty!.id } };
  expect((await test.call(duties.sayCannot, other)).problem.code).toBe('duty-not-yours');
  await fixture.query('update duties set on_date = $2 where id = $1', [duty!.id, '2026-11-20']);
  expect((await say(duty!.id)).problem.code).toBe('duty-begun');
});

it('USERS-X22 accepts it from a person who manages days away of others, and shows the assigners that person', async () => {
  const { congregation, samuel } = fixture;
  const overseer = await congregation.addPerson({ permissions: ['settings.away.admin'] });
  const between = { params: { id: samuel.id }, query: { from: '2026-12-01', to: '2026-12-06' } };
  const listed = await test.call(duties.listDutiesBetween, { as: overseer.token, ...between });
  const own = (await mine()).filter(({ date }) => date >= '2026-12-01' && date <= '2026-12-06');
  expect(listed.data.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  expect((await test.call(duties.listDutiesBetween, { as: fixture.partner.token, ...between })).status).toBe(
    403,
  );
  const { id } = own.find(({ kind }) => kind === 'chairman')!;
  const said = () => test.call(duties.sayCannot, { as: overseer.token, params: { id } });
  expect([(await said()).data.told, (await said()).data.told]).toEqual([2, 2]);
  const told = await fixture.query("select details from notifications where type = 'duty-cannot-for'");
  expect(told).toHaveLength(2);
  expect(told[0]!['details']!['name']).toContain('Samuel');
});

it('X-SWAP-23 a talk stays booked, and the coordinator sees “I can’t” on it until its speaker or day changes', async () => {
  const talks = async () => {
    const as = fixture.coordinator.token;
    const weeks = (await test.call(listed.listTalks, { as })).data;
    const away = (await test.call(listed.listAwayTalks, { as })).data;
    return [
      weeks.find(({ talk }) => talk?.user_id === fixture.samuel.id)?.talk?.cannot,
      away.find(({ user_id: id }) => id === fixture.samuel.id)?.cannot,
    ];
  };
  const own = (await mine()).filter(
    ({ kind, meeting }) => kind === 'away-talk' || meeting?.part === 'talk.talk',
  );
  expect(await talks()).toEqual([false, false]);
  for (const { id } of own) await say(id);
  expect(await talks()).toEqual([true, true]);
  expect((await mine()).filter(({ cannot }) => cannot)).toHaveLength(2);
  const set = (column: string) =>
    fixture.query(`update duties set ${column} where id = any ($1::bigint[])`, [own.map(({ id }) => id)]);
  await set('on_date = on_date + 1');
  const stored = 'select cannot_at from duties where id = any ($1::bigint[])';
  const ids = own.map(({ id }) => id);
  expect((await fixture.query(stored, [ids])).map((row) => row['cannot_at'])).toEqual([null, null]);
  await set("cannot_at = '2026-11-23T00:00:00Z'");
  await set('person_id = null');
  expect((await fixture.query(stored, [ids])).map((row) => row['cannot_at'])).toEqual([null, null]);
});

it('X-SWAP-24 a yes takes “I can’t” back, also a repeated one', async () => {
  const talk = (await mine()).find(({ meeting }) => meeting?.part === 'talk.talk')!;
  const yes = () =>
    test.call(duties.acknowledgeDuty, {
      as: fixture.samuel.token,
      params: { id: talk.id },
      body: { answer: 'yes' },
    });
  await yes();
  await say(talk.id);
  expect((await mine()).find(({ id }) => id === talk.id)).toMatchObject({
    cannot: true,
    acknowledged: 'yes',
  });
  await yes();
  expect((await mine()).find(({ id }) => id === talk.id)).toMatchObject({ cannot: false });
});
