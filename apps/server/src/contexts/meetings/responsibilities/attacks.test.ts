import { duties } from '@sheaf/contract/duties/duties';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;
let other: ResponsibilitiesFixture;
let theirs: { id: number };
let ours: { id: number };
let us: { id: number; token: string }[];

const ids = (all: { id: number }[]) => all.map(({ id }) => id);

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openResponsibilitiesFixture(test);
  other = await openResponsibilitiesFixture(test, 'Wynyard');
  us = await fixture.people(4);
  ours = await fixture.add({ attendants: ids(us) });
  theirs = await other.add({ attendants: ids(await other.people(3)) });
});
afterAll(() => test.close());

const as = () => fixture.servant.token;
const firstOf = async (of: ResponsibilitiesFixture) => {
  const [entry] = await of.schedule();
  return { meeting: entry!.id, duty: entry!.attendants[0]! };
};
const fill = (id: number, user_id: number | null, caller = as(), version?: number) =>
  test.call(duties.fillDuty, {
    as: caller,
    params: { id },
    body: { user_id, ...(version !== undefined && { version }) },
  });

it('ATTEND-R3 answers 404 for responsibilities of another congregation', async () => {
  const { meeting, duty } = await firstOf(other);
  const id = theirs.id;
  const body = { label: 'Ours', frequency: 'week' as const };
  const person = us[0]!;
  const answers = [
    await test.call(responsibilities.editResponsibility, { as: as(), params: { id }, body }),
    await test.call(responsibilities.deleteResponsibility, { as: as(), params: { id } }),
    await test.call(responsibilities.saveEntry, { as: as(), body: { id: meeting, attendants: {} } }),
    await test.call(responsibilities.unlockDuty, { as: as(), params: { id: duty.id } }),
    await fill(duty.id, person.id),
    await test.call(duties.rankCandidates, { as: as(), params: { id: duty.id } }),
    await test.call(responsibilities.attachResponsibility, {
      as: person.token,
      params: { id: person.id, responsibility: id },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const mixed = await test.call(responsibilities.saveEntry, {
    as: as(),
    body: { id: (await firstOf(fixture)).meeting, attendants: { [id]: [person.id] } },
  });
  expect(mixed.status).toBe(422);
  const foreign = await test.call(responsibilities.addResponsibility, {
    as: as(),
    body: { ...body, attendants: [(await other.people(1))[0]!.id] },
  });
  expect(Object.keys(foreign.problem.errors ?? {})).toEqual(['attendants']);
  expect((await other.schedule())[0]!.attendants[0]!.user).toBe(duty.user);
});

it('ATTEND-R1 requires a label of at most 25 characters and a frequency, and limits notes to 500', async () => {
  const fieldsOf = async (body: object) => {
    const answer = await test.call(responsibilities.addResponsibility, { as: as(), body: body as never });
    return answer.status === 200 ? [] : Object.keys(answer.problem.errors ?? {});
  };
  const whole = { label: 'a'.repeat(25), frequency: 'week', notes: 'n'.repeat(500) };
  expect(await fieldsOf({ ...whole, label: 'a'.repeat(26) })).toEqual(['label']);
  expect(await fieldsOf({ ...whole, label: '  ' })).toEqual(['label']);
  expect(await fieldsOf({ ...whole, notes: 'n'.repeat(501) })).toEqual(['notes']);
  expect(await fieldsOf({ label: 'Door' })).toEqual(['frequency']);
  expect(await fieldsOf({ ...whole, frequency: 'year' })).toEqual(['frequency']);
  expect(await fieldsOf(whole)).toEqual([]);
  const { data } = await test.call(responsibilities.listResponsibilities, { as: fixture.reader.token });
  const added = data.find(({ label }) => label === whole.label)!;
  await test.call(responsibilities.deleteResponsibility, { as: as(), params: { id: added.id } });
});

it('ATTEND-R3 refuses changes by readers, and reading without the permission', async () => {
  const nobody = await fixture.congregation.addPerson({ permissions: [] });
  const { meeting, duty } = await firstOf(fixture);
  const reader = fixture.reader.token;
  const answers = [
    await test.call(responsibilities.listSchedule, { as: nobody.token }),
    await test.call(responsibilities.saveEntry, { as: reader, body: { id: meeting, attendants: {} } }),
    await test.call(responsibilities.rotateSchedule, { as: reader }),
    await test.call(responsibilities.unlockDuty, { as: reader, params: { id: duty.id } }),
    await test.call(responsibilities.addResponsibility, {
      as: reader,
      body: { label: 'X', frequency: 'week' },
    }),
    await test.call(responsibilities.deleteResponsibility, { as: reader, params: { id: ours.id } }),
    await test.call(responsibilities.printSchedule, { as: reader }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

it('MEET-R18 fills no responsibility with the permission for the programme, nor the reverse', async () => {
  const { duty } = await firstOf(fixture);
  const planner = await fixture.congregation.addPerson({ permissions: ['schedules.meetings.assign'] });
  expect((await fill(duty.id, us[0]!.id, planner.token)).status).toBe(404);
  const chairman = await fixture.row((await fixture.meeting('public')).id, 'talk.chairman');
  const fit = await fixture.qualified([16]);
  expect((await fill(chairman.id, fit.id)).status).toBe(404);
  expect((await test.call(duties.rankCandidates, { as: as(), params: { id: chairman.id } })).status).toBe(
    404,
  );
});

it('ATTEND-R7 lets everyone take and drop their own responsibilities, and requires the permission for others', async () => {
  const [one, stranger] = await fixture.people(2);
  const params = { id: one!.id, responsibility: ours.id };
  const attach = (caller: string) => test.call(responsibilities.attachResponsibility, { as: caller, params });
  expect((await attach(stranger!.token)).problem.code).toBe('qualification-not-yours');
  expect((await attach(one!.token)).data).toMatchObject({
    user_id: one!.id,
    meeting: 'both',
    attached: true,
  });
  expect((await attach(one!.token)).status).toBe(200);
  const list = async () =>
    (await test.call(responsibilities.listResponsibilities, { as: as() })).data.find(
      ({ id }) => id === ours.id,
    )!;
  expect((await list()).attendants).toEqual([...ids(us), one!.id]);
  const office = await fixture.congregation.addPerson({ permissions: ['settings.users.qualifications'] });
  const scoped = await test.call(responsibilities.editResponsibilityLink, {
    as: office.token,
    params,
    body: { meeting: 'weekend' },
  });
  expect(scoped.data).toMatchObject({ meeting: 'weekend' });
  await test.call(responsibilities.rotateSchedule, { as: as() });
  const held = (await fixture.schedule()).flatMap(({ type, attendants: all }) =>
    all.filter(({ user }) => user === one!.id).map(() => type),
  );
  expect(new Set(held)).toEqual(new Set(['public']));
  const detach = (caller: string) => test.call(responsibilities.detachResponsibility, { as: caller, params });
  expect((await detach(stranger!.token)).problem.code).toBe('qualification-not-yours');
  expect((await list()).attendants).toContain(one!.id);
  await detach(one!.token);
  expect(await fixture.turns(ours.id)).not.toContain(one!.id);
  expect((await list()).people.map(({ user_id }) => user_id)).toEqual(ids(us));
});

it('ATTEND-R9 lists responsibilities by their order, not by their creation', async () => {
  const own = await openResponsibilitiesFixture(test, 'Penguin');
  for (const [label, order] of [
    ['Second', 2],
    ['Third', 3],
    ['First', 1],
  ] as const)
    await own.add({ label, order });
  const { data } = await test.call(responsibilities.listResponsibilities, { as: own.servant.token });
  expect(data.map(({ label }) => label)).toEqual(['First', 'Second', 'Third']);
});

it('X-LEDGER offers the people of the rotation in the shared chooser, by turn in this responsibility, and retains a manual choice', async () => {
  const { duty, meeting } = await firstOf(fixture);
  const { data } = await test.call(duties.rankCandidates, { as: as(), params: { id: duty.id } });
  expect(data.candidates.map(({ user }) => user.id).sort()).toEqual(ids(us).sort());
  expect(data.candidates[0]!.reasons.map(({ code }) => code)).toEqual(['new-here', 'given-ahead', 'load']);
  const outsider = (await fixture.people(1))[0]!;
  expect(Object.keys((await fill(duty.id, outsider.id)).problem.errors ?? {})).toEqual(['user_id']);
  const chosen = us.find(({ id }) => id !== duty.user)!;
  expect((await fill(duty.id, chosen.id, as(), duty.version)).data).toMatchObject({ user_id: chosen.id });
  expect((await fill(duty.id, us[3]!.id, as(), duty.version)).problem.code).toBe('stale');
  await test.call(responsibilities.rotateSchedule, { as: as() });
  expect((await firstOf(fixture)).duty).toMatchObject({ user: chosen.id, locked: true });
  const two = await fixture.add({ label: 'Microphones', places: 2, attendants: ids(us) });
  const places = (await fixture.schedule())
    .find(({ id }) => id === meeting)!
    .attendants.filter(({ responsibility }) => responsibility === two.id);
  expect((await fill(places[0]!.id, places[1]!.user!)).problem.code).toBe('duty-place-twice');
  const swapped = await test.call(responsibilities.saveEntry, {
    as: as(),
    body: { id: meeting, attendants: { [two.id]: [places[1]!.user, places[0]!.user] } },
  });
  expect(swapped.status).toBe(200);
});

it('ATTEND-O3 accepts one of many simultaneous fills of a place, and frees all places of a person who leaves during a rotation', async () => {
  const { duty } = await firstOf(fixture);
  const answers = await Promise.all(us.map(({ id }) => fill(duty.id, id, as(), duty.version)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)).toEqual(
    Array(3).fill('stale'),
  );
  const admin = await fixture.congregation.addPerson({
    permissions: ['settings.users.delete', 'settings.users'],
  });
  for (let round = 0; round < 4; round++) {
    const leaving = await fixture.congregation.addPerson({ permissions: [] });
    const params = { id: leaving.id, responsibility: ours.id };
    await test.call(responsibilities.attachResponsibility, { as: leaving.token, params });
    const [gone, ...turns] = await Promise.all([
      test.call(people.deletePerson, { as: admin.token, params: { id: leaving.id } }),
      ...Array.from({ length: 3 }, () => test.call(responsibilities.rotateSchedule, { as: as() })),
    ]);
    expect([gone.status, ...turns.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
    expect(await fixture.turns(ours.id)).not.toContain(leaving.id);
  }
});

it('ATTEND-R10 refuses a label that another responsibility has at its field, also for two at once', async () => {
  const add = (label: string) =>
    test.call(responsibilities.addResponsibility, { as: as(), body: { label, frequency: 'week' } });
  const both = await Promise.all([add('Estacionamiento'), add('estacionamiénto ')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const first = both.find(({ status }) => status === 200)!.data;
  expect(both.find(({ status }) => status === 422)!.problem.errors).toEqual({
    label: ['Another responsibility has this name.'],
  });
  const edit = (id: number, label: string) =>
    test.call(responsibilities.editResponsibility, {
      as: as(),
      params: { id },
      body: { label, frequency: 'week' },
    });
  expect((await edit(first.id, 'MAIN DOOR')).problem.errors).toHaveProperty('label');
  expect((await edit(first.id, 'ESTACIONAMIENTO')).status).toBe(200);
  await test.database.owner.query(
    'update responsibilities set label = $1 where id = $2 and congregation_id = $3',
    ['Main door', first.id, fixture.congregation.id],
  );
  expect((await edit(first.id, 'Main door')).status).toBe(200);
});
