/** Choosers and private reasons: only planners of qualifications learn why somebody cannot (AVAIL-R3). */
import { duties } from '@sheaf/contract/duties/duties';
import type { Definition } from '@sheaf/contract/operation';
import { operationsByDomain } from '@sheaf/contract/operations';
import { availability } from '@sheaf/contract/people/availability/availability';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let row: Awaited<ReturnType<MeetingFixture['row']>>;
let overseer: SeededPerson;
let naomi: SeededPerson;
let ruth: SeededPerson;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Hindered ${number}`);
  overseer = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.assign', 'settings.users.qualifications'],
  });
  row = await fixture.row((await fixture.meeting('clam')).id, 'ministry.first');
  [naomi, ruth] = [await add('Naomi'), await add('Ruth')];
});

async function add(firstName: string) {
  const person = await fixture.congregation.addPerson({ firstName, gender: 2 });
  await test.database.owner.query(`update people set qualified_parts = '{6,18}' where id = $1`, [person.id]);
  return person;
}
const rank = async (as: SeededPerson, id = row.id) =>
  (await test.call(duties.rankCandidates, { as: as.token, params: { id } })).data;
const find = async (as: SeededPerson, person: SeededPerson, id = row.id) =>
  (await rank(as, id)).candidates.find(({ user }) => user.id === person.id)!;
const fill = (as: SeededPerson, id: number, user_id: number) =>
  test.call(duties.fillDuty, { as: as.token, params: { id }, body: { user_id } });
const nothing = { limits: [], times: [], cart_times: [] };
const save = (person: SeededPerson, body: Partial<typeof nothing> | object) =>
  test.call(availability.saveAvailability, {
    as: person.token,
    params: { id: person.id },
    body: { ...nothing, ...body },
  });
const wednesdays = { days: 4, from_at: '17:00', to_at: '24:00', starts_on: null, ends_on: null };
const codesOf = ({ reasons }: { reasons: { code: string }[] }) =>
  reasons
    .map(({ code }) => code)
    .filter((code) => ['cannot', 'month-full', 'pair', 'same-meeting'].includes(code));

it('AVAIL-R1 lists a person who cannot then last, with a word for planners and nothing more', async () => {
  await save(naomi, { times: [wednesdays] });
  const { candidates } = await rank(fixture.planner);
  expect(candidates.at(-1)).toMatchObject({
    user: { id: naomi.id },
    cannot: true,
    has_part: false,
    label: 'Cannot then',
  });
  expect(await find(fixture.planner, ruth)).toMatchObject({ cannot: false, label: null });
});

it('AVAIL-R2 AVAIL-R3 planners of qualifications read the number of a full month, others one word', async () => {
  await save(naomi, { limits: [{ area: 'programme', most_a_month: 1, pace: 'usual' }] });
  const other = await fixture.row((await fixture.meeting('clam')).id, 'ministry.second');
  expect((await fill(overseer, other.id, naomi.id)).status).toBe(200);
  expect(codesOf(await find(overseer, naomi))).toEqual(['month-full', 'same-meeting']);
  expect(codesOf(await find(fixture.planner, naomi))).toEqual(['cannot', 'same-meeting']);
});

it('AVAIL-R4 AVAIL-R3 a person separated from the student is a clash of a pair, or one word', async () => {
  await test.call(availability.savePair, {
    as: overseer.token,
    params: { id: naomi.id, other: ruth.id },
    body: { wish: 'apart', scope: 'helper' },
  });
  expect((await fill(overseer, row.id, naomi.id)).status).toBe(200);
  const helper = row.helper_duty_id!;
  expect(codesOf(await find(overseer, ruth, helper))).toEqual(['pair']);
  expect(codesOf(await find(fixture.planner, ruth, helper))).toEqual(['cannot']);
  // A second press assigns anyway, and the reply has the clash.
  const filled = await fill(overseer, helper, ruth.id);
  expect(filled.data.clashes).toEqual([{ code: 'pair', with: naomi.id }]);
  expect((await fill(fixture.planner, helper, ruth.id)).data.clashes).toEqual([{ code: 'cannot' }]);
});

it('AVAIL-R6 the setting of the congregation decides who fits as student and householder', async () => {
  const boaz = await fixture.congregation.addPerson({ firstName: 'Boaz', gender: 1 });
  await test.database.owner.query(`update people set qualified_parts = '{18}' where id = $1`, [boaz.id]);
  await fill(overseer, row.id, naomi.id);
  const helper = row.helper_duty_id!;
  expect((await fill(overseer, helper, boaz.id)).problem.code).toBe('pair-unfit');
  const keeper = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const set = (helper_rule: 'gender' | 'none') =>
    test.call(congregations.editCongregation, {
      as: keeper.token,
      body: { modules: { planning: { helper_rule } } },
    });
  expect((await set('gender')).status).toBe(200);
  expect((await rank(overseer, helper)).partner).toMatchObject({ rule: 'gender' });
  await set('none');
  expect((await fill(overseer, helper, boaz.id)).status).toBe(200);
});

/** Distinctive values, so that a find is a leak. */
const told = /Zebra orchid|"2026-10-13"|17:13|month-full|"pair"|"apart"|"most_a_month":13/;

it('AVAIL-R3 AVAIL-R5 no note, pair or reason reaches a reader without the permission, by any read', async () => {
  const other = await add('Dinah');
  await save(naomi, {
    times: [{ ...wednesdays, from_at: '17:13' }],
    limits: [{ area: 'all', most_a_month: 13, pace: 'reserve' }],
  });
  await test.call(availability.saveAvailability, {
    as: overseer.token,
    params: { id: ruth.id },
    body: { ...nothing, note: 'Zebra orchid', counts_from: '2026-10-13' },
  });
  for (const [wish, scope] of [
    ['apart', 'helper'],
    ['together', 'carts'],
  ] as const)
    await test.call(availability.savePair, {
      as: overseer.token,
      params: { id: naomi.id, other: ruth.id },
      body: { wish, scope },
    });
  await fill(overseer, row.id, naomi.id);
  const everything = await fixture.congregation.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'settings.users.qualifications'),
  });
  const ids = [naomi.id, ruth.id, row.id, row.helper_duty_id!, row.meeting_id];
  const reads = Object.values(operationsByDomain)
    .flatMap((domain): Definition[] => Object.values(domain))
    .filter(({ method, reply }) => method === 'GET' && reply !== 'events');
  const leaks: string[] = [];
  let answered = 0;
  for (const { token } of [fixture.planner, other, ruth, everything])
    for (const operation of reads)
      for (const id of operation.params ? ids : [0]) {
        const params = Object.fromEntries(
          Object.keys(operation.params?.shape ?? {}).map((name) => [name, id]),
        );
        const answer = await test.call(operation, { as: token, params } as never);
        answered += Number(answer.status === 200);
        if (told.test(answer.text)) leaks.push(`${operation.name} ${told.exec(answer.text)![0]}`);
      }
  expect(answered).toBeGreaterThan(100);
  expect(leaks).toEqual([]);
  // A reader with the permission finds these values.
  const asked = { as: overseer.token, params: { id: ruth.id } };
  expect((await test.call(availability.readAvailability, asked)).text).toMatch(/Zebra orchid/);
}, 120_000);
