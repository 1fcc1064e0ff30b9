import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { service } from '@sheaf/contract/service/service';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceNightly } from '#contexts/service/service.jobs';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';

let fixture: GroupsFixture;
let leads: SeededPerson;
let others: SeededPerson[];
beforeEach(async () => {
  fixture = await openGroupsFixture();
  const elder = (firstName: string) =>
    fixture.congregation.addPerson({ appointment: 'elder', gender: 1, firstName });
  leads = await elder('Leads');
  others = [await elder('Owen'), await elder('Samuel'), await elder('Titus')];
});
afterEach(() => fixture.test.close());

const call: GroupsFixture['test']['call'] = (...given) => fixture.test.call(...given);
/** Without the meeting of today, which has begun. */
const own = async (person = leads) =>
  (await call(duties.listMyDuties, { as: person.token })).data.filter(({ date }) => date > '2026-11-24');
const ask = async (user_ids = others.map(({ id }) => id), person = leads) => {
  const [duty] = await own(person);
  return call(swaps.askSwap, { as: person.token, body: { duty_id: duty!.id, user_ids } as never });
};
const take = (id: number, { token: as }: SeededPerson) =>
  call(swaps.answerSwap, { as, params: { id }, body: { answer: 'take' } });
const told = async ({ token: as }: SeededPerson) =>
  (await call(dashboard.listNotifications, { as })).data.map(({ type }) => type);

it.each([
  ['weekly', {}],
  ['special', {}],
  ['rotation', { rotation: true }],
] as const)(
  'X-SWAP-30 a person who takes one meeting of a %s group leads it, also after the plan is renewed',
  async (kind, more) => {
    const overseer = {
      weekly: { overseer_id: leads.id },
      special: { overseer: { id: leads.id } },
      rotation: { ...more, overseers: [leads.id, fixture.elder] },
    };
    await fixture[kind](overseer[kind]);
    const dates = (await own()).map(({ date }) => date);
    const { status, data } = await ask();
    expect(status).toBe(200);
    expect(data).toMatchObject({ kind: 'conductor', state: 'open', needs_agreement: false });
    expect(data.offers.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect(await told(others[0]!)).toEqual(['swap-asked']);
    expect((await take(data.id, others[1]!)).data).toMatchObject({ state: 'taken' });
    await runNight(fixture.test.platform, fixture.test.database.owner, [serviceNightly]);
    expect((await own(others[1])).map(({ date, acknowledged }) => [date, acknowledged])).toEqual([
      [dates[0], 'yes'],
    ]);
    expect((await own()).some(({ date }) => date === dates[0])).toBe(false);
    expect(await told(leads)).toEqual(['swap-taken']);
    expect((await take(data.id, others[2]!)).problem.code).toBe('swap-taken');
  },
);

it('X-SWAP-30 people who may not lead the group are never asked, and the group is not left without a leader', async () => {
  const sister = await fixture.congregation.addPerson({ appointment: 'publisher', gender: 2 });
  const foreign = await call(duties.listMyDuties, { as: fixture.stranger.token });
  expect(foreign.data).toEqual([]);
  await fixture.special({ overseer: { id: leads.id } });
  const { data } = await ask([sister.id, fixture.stranger.id]);
  const asked = data.offers.map(({ id }) => id);
  expect(asked).toHaveLength(3);
  for (const { id } of [sister, fixture.stranger, leads]) expect(asked).not.toContain(id);
  const release = await call(swaps.releaseDuty, { as: leads.token, params: { id: data.id } });
  expect(release.problem.code).toBe('swap-of-group');
  const seen = await call(swaps.listSwaps, { as: fixture.keeper.token });
  expect(seen.data).toMatchObject([{ id: data.id, role: 'planner' }]);
});

it('X-SWAP-31 a leader searches or requests one person by name, one of both at a time', async () => {
  const { id } = (await fixture.special({ overseer: { id: leads.id } })).data;
  const request = () =>
    call(service.requestChange, { as: leads.token, body: { id, user: others[0]!.id } as never });
  const { data } = await ask();
  expect((await request()).problem.code).toBe('request-open');
  await call(swaps.withdrawSwap, { as: leads.token, params: { id: data.id } });
  expect((await request()).status).toBe(200);
  expect((await ask()).problem.code).toBe('swap-open');
  const open = (await call(dashboard.readAlerts, { as: others[0]!.token })).data.request!;
  await call(service.rejectChange, { as: others[0]!.token, body: { id: open.id } });
  expect((await ask()).status).toBe(200);
});

it('X-SWAP-31 a request of an earlier leader ends with that leader', async () => {
  const { id } = (await fixture.special({ overseer: { id: leads.id } })).data;
  const request = (person: SeededPerson, to: SeededPerson) =>
    call(service.requestChange, { as: person.token, body: { id, user: to.id } as never });
  await request(leads, others[0]!);
  await call(service.editSpecialGroup, {
    as: fixture.keeper.token,
    params: { id },
    body: fixture.specialBody({ overseer: { id: others[1]!.id } }),
  });
  expect((await request(others[1]!, others[2]!)).status).toBe(200);
});

it('X-SWAP-31 simultaneous takes, plans and requests leave one leader, and none waits for another', async () => {
  await fixture.rotation({ rotation: true, overseers: [leads.id, fixture.elder] });
  const { data } = await ask();
  const meeting = (await own())[0]!.change!.field_meeting_id;
  const answers = await Promise.all([
    ...others.map((person) => take(data.id, person)),
    call(service.requestChange, {
      as: leads.token,
      body: { field_meeting_id: meeting, user: fixture.elder } as never,
    }),
    runNight(fixture.test.platform, fixture.test.database.owner, [serviceNightly]).then(() => ({
      status: 0,
    })),
  ]);
  expect(answers.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
