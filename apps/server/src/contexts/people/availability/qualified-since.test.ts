import { journal } from '@sheaf/contract/journal/journal';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planningFactsOf } from '#contexts/people/people.api';
import { inCongregation } from '#platform/testing/random-rows';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;
let boaz: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({ roles: [1] });
  boaz = await congregation.addPerson({ appointment: 'elder', gender: 1 });
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const sinceOf = async (id: number) =>
  (await inCongregation(test, congregation.id, (tenant) => planningFactsOf(tenant, [id]))).get(id)?.since;
const params = (part: number) => ({ id: boaz.id, part });
const attach = (part: number) =>
  test.call(people.attachQualification, { as: keeper.token, params: params(part) });
const detach = (part: number) =>
  test.call(people.detachQualification, { as: keeper.token, params: params(part) });
const today = async () =>
  (
    await query(
      'select (now() at time zone timezone_id)::date::text as day from congregations where congregation_id = $1',
      [congregation.id],
    )
  )[0].day;
/** As if the rows had been written so many days earlier. */
const letDaysPass = (days: number) =>
  query(
    'update qualified_since set since = since - $2::int, ended_on = ended_on - $2::int where congregation_id = $1',
    [congregation.id, days],
  );

it('AVAIL-D2 records since when a person has a qualification, and forgets it on withdrawal', async () => {
  await attach(5);
  expect(await sinceOf(boaz.id)).toMatchObject({ qualifications: new Map([[5, await today()]]) });
  await detach(5);
  expect((await sinceOf(boaz.id))?.qualifications ?? new Map()).toEqual(new Map());
});

it('AVAIL-D2 a qualification that is given again counts anew, unless it was withdrawn the same day', async () => {
  await attach(5);
  await letDaysPass(30);
  const first = (await sinceOf(boaz.id))!.qualifications.get(5);
  await detach(5);
  await attach(5);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe(first);
  await detach(5);
  await letDaysPass(1);
  await attach(5);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe(await today());
});

it('AVAIL-D2 a revert of a withdrawal restores the day since which the person had it', async () => {
  await attach(5);
  await letDaysPass(30);
  const first = (await sinceOf(boaz.id))!.qualifications.get(5);
  await detach(5);
  await letDaysPass(2);
  const [change] = (await test.call(journal.listChanges, { as: keeper.token })).data.changes;
  const reverted = await test.call(journal.revertChange, {
    as: keeper.token,
    params: { id: change!.id },
  });
  expect(reverted.status, reverted.text).toBe(200);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe(
    (await query(`select ($1::date - 2)::text as day`, [first]))[0].day,
  );
});

it('AVAIL-D2 what was given before the first record stays unknown, also when withdrawn by mistake', async () => {
  await query(`update people set qualified_parts = '{5,6}' where id = $1`, [boaz.id]);
  expect(await sinceOf(boaz.id)).toBeUndefined();
  await detach(5);
  await attach(5);
  expect((await sinceOf(boaz.id))?.qualifications ?? new Map()).toEqual(new Map());
});

it('AVAIL-D2 records since when a person takes turns at a responsibility, also when the list is replaced', async () => {
  const [{ id }] = await query(
    `insert into responsibilities (congregation_id, label, kind, frequency, scope, places, anchor, "order")
     values ($1, 'Sound', 'sound', 'meeting', 'both', 1, '2026-11-23', 1) returning id`,
    [congregation.id],
  );
  const write = async (text: string) => {
    const client = await test.database.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.operation', 'responsibilities.editResponsibility', true)`);
      await client.query(text, [congregation.id, boaz.id, id]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const add = () =>
    write(
      `insert into responsibility_people (congregation_id, person_id, responsibility_id, "order") values ($1, $2, $3, 1)`,
    );
  const remove = () =>
    write(
      'delete from responsibility_people where congregation_id = $1 and person_id = $2 and responsibility_id = $3',
    );
  await add();
  await letDaysPass(30);
  const first = (await sinceOf(boaz.id))!.responsibilities.get(id);
  expect(first).not.toBe(await today());
  await remove();
  await add();
  expect((await sinceOf(boaz.id))!.responsibilities.get(id)).toBe(first);
  await query('delete from responsibilities where id = $1', [id]);
  expect(await sinceOf(boaz.id)).toBeUndefined();
});
