import { absences } from '@sheaf/contract/people/absences/absences';
import { expect, it } from 'vitest';
import { type OpenPlaceFixture, openPlaceFixture } from '#contexts/planning/swaps/testing/open-place-fixture';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import type { TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: OpenPlaceFixture;

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openPlaceFixture(test, `Open places ${number}`);
});

it('X-SWAP-26 by default no place is open, and the setting opens its kinds to people who are eligible', async () => {
  const [first] = fixture.others;
  const door = await fixture.addPlace('responsibility', 2);
  expect(await fixture.places(first!)).toEqual([]);
  expect((await fixture.take(first!)).problem.code).toBe('place-not-open');
  await fixture.setting('tasks');
  expect(await fixture.places(first!)).toMatchObject([
    { duty_id: fixture.place, kind: 'task', title: 'Cleaning task 1', date: '2026-12-09', undo_until: null },
  ]);
  await fixture.setting('both');
  expect((await fixture.places(first!)).map(({ duty_id }) => duty_id)).toEqual([fixture.place, door]);
  expect(await fixture.places(fixture.planner)).toEqual([]);
  expect((await fixture.take(fixture.planner)).problem.code).toBe('swap-unfit');
  // An open part of the programme is never among them.
  await fixture.assign(fixture.duty, null);
  expect((await fixture.take(first!, fixture.duty)).problem.code).toBe('place-not-open');
});

it('X-SWAP-26 one press takes the place, and a second person reads that someone else has it', async () => {
  const [first, second] = fixture.others;
  await fixture.setting('tasks');
  const { data } = await fixture.take(first!);
  expect(data).toMatchObject({ duty_id: fixture.place, undo_until: '2026-11-23T10:10:00.000Z' });
  expect(await fixture.holder(fixture.place)).toBe(first!.id);
  expect(await fixture.query('select said, locked from duties where id = $1', [fixture.place])).toEqual([
    { said: 'yes', locked: true },
  ]);
  expect((await fixture.take(second!)).problem.code).toBe('place-taken');
  expect(await fixture.places(second!)).toEqual([]);
  expect((await fixture.places(first!))[0]).toMatchObject({ duty_id: fixture.place });
});

it('X-SWAP-26 people who are away then do not see it, and may take it all the same', async () => {
  const [first] = fixture.others;
  await fixture.setting('tasks');
  await test.call(absences.addAwayDate, {
    as: first!.token,
    body: { user_id: first!.id, start_date: '2026-12-08', end_date: '2026-12-10' },
  });
  expect(await fixture.places(first!)).toEqual([]);
  expect((await fixture.take(first!)).status).toBe(200);
});

it('X-SWAP-26 a place that somebody gave up ends its search when it is taken', async () => {
  await fixture.setting('tasks');
  await fixture.query('update duties set person_id = $2, locked = true where id = $1', [
    fixture.place,
    fixture.asker.id,
  ]);
  const { data } = await fixture.ask({ duty_id: fixture.place });
  await fixture.query('update swaps set released = true where id = $1', [data.id]);
  await fixture.query('update duties set person_id = null where id = $1', [fixture.place]);
  const last = fixture.others.at(-1)!;
  expect((await fixture.take(last)).status).toBe(200);
  expect(await fixture.query('select state from swaps where id = $1', [data.id])).toEqual([
    { state: 'closed' },
  ]);
});

it('X-SWAP-27 the person undoes it within ten minutes, and the rotation may fill it again', async () => {
  const [first, second] = fixture.others;
  await fixture.setting('tasks');
  await fixture.take(first!);
  expect((await fixture.undo(second!)).problem.code).toBe('place-undo-ended');
  expect((await fixture.undo(first!)).status).toBe(200);
  expect(await fixture.query('select person_id, locked from duties where id = $1', [fixture.place])).toEqual([
    { person_id: null, locked: false },
  ]);
  expect((await fixture.undo(first!)).problem.code).toBe('place-undo-ended');
  await fixture.take(first!);
  test.setNow(new Date('2026-11-23T10:10:00Z'));
  expect((await fixture.undo(first!)).problem.code).toBe('place-undo-ended');
  expect(await fixture.places(first!)).toEqual([]);
  expect(await fixture.holder(fixture.place)).toBe(first!.id);
});

it('X-SWAP-27 a taken place can be undone no more a day later, and its row is deleted', async () => {
  const [first] = fixture.others;
  await fixture.setting('tasks');
  await fixture.take(first!);
  const takes = async () =>
    (await fixture.query('select duty_id from open_takes where duty_id = $1', [fixture.place])).length;
  const clean = async (now: string) => {
    for (const remove of test.platform.registry.expired) await remove(test.database.owner, new Date(now));
  };
  await clean('2026-11-24T09:00:00Z');
  expect(await takes()).toBe(1);
  await clean('2026-11-24T11:00:00Z');
  expect(await takes()).toBe(0);
});
