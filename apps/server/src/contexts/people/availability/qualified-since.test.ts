import { journal } from '@sheaf/contract/journal/journal';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
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
  goTo('2027-03-01');
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
/** Noon in Hobart on these days. */
const goTo = (day: string) => test.setNow(new Date(`${day}T01:00:00Z`));

it('AVAIL-D2 records since when a person has a qualification, and forgets it on withdrawal', async () => {
  await attach(5);
  expect(await sinceOf(boaz.id)).toMatchObject({ qualifications: new Map([[5, '2027-03-01']]) });
  await detach(5);
  expect(await sinceOf(boaz.id)).toBeUndefined();
});

it('AVAIL-D2 takes the day of the congregation', async () => {
  // In Hobart it is the 2nd.
  test.setNow(new Date('2027-03-01T20:00:00Z'));
  await attach(5);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe('2027-03-02');
});

it('AVAIL-D2 a qualification that is given again has a new day, unless it was withdrawn the same day', async () => {
  await attach(5);
  goTo('2027-04-01');
  await detach(5);
  await attach(5);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe('2027-03-01');
  await detach(5);
  goTo('2027-04-02');
  await attach(5);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe('2027-04-02');
});

it('AVAIL-D2 a revert of a withdrawal restores the day since which the person had it', async () => {
  await attach(5);
  goTo('2027-04-01');
  await detach(5);
  goTo('2027-04-03');
  const [change] = (await test.call(journal.listChanges, { as: keeper.token })).data.changes;
  const reverted = await test.call(journal.revertChange, { as: keeper.token, params: { id: change!.id } });
  expect(reverted.status, reverted.text).toBe(200);
  expect((await sinceOf(boaz.id))!.qualifications.get(5)).toBe('2027-03-01');
});

it('AVAIL-D2 the day of an earlier qualification stays unknown, also if it is withdrawn by mistake', async () => {
  await query(`update people set qualified_parts = '{5,6}' where id = $1`, [boaz.id]);
  expect(await sinceOf(boaz.id)).toBeUndefined();
  await detach(5);
  await attach(5);
  expect(await sinceOf(boaz.id)).toBeUndefined();
});

it('AVAIL-D2 records since when a person takes turns at a responsibility, also when the list is replaced', async () => {
  const body = {
    label: 'Sound',
    kind: 'sound' as const,
    frequency: 'meeting' as const,
    meeting: 'both' as const,
    places: 1,
    attendants: [boaz.id],
  };
  const added = await test.call(responsibilities.addResponsibility, { as: keeper.token, body });
  expect(added.status, added.text).toBe(200);
  const { id } = added.data;
  expect((await sinceOf(boaz.id))!.responsibilities.get(id)).toBe('2027-03-01');
  goTo('2027-04-01');
  const edited = await test.call(responsibilities.editResponsibility, {
    as: keeper.token,
    params: { id },
    body: { ...body, places: 2 },
  });
  expect(edited.status, edited.text).toBe(200);
  expect((await sinceOf(boaz.id))!.responsibilities.get(id)).toBe('2027-03-01');
  await test.call(responsibilities.deleteResponsibility, { as: keeper.token, params: { id } });
  expect(await sinceOf(boaz.id)).toBeUndefined();
});
