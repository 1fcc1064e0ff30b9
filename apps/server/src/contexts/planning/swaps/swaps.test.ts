import { randomUUID } from 'node:crypto';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { expect, it } from 'vitest';
import { swapsTasks } from '#contexts/planning/swaps/swaps.jobs';
import { swapStepTask } from '#contexts/planning/swaps/swaps.store';
import {
  moveMeeting,
  openSwapFixture,
  type SwapFixture,
} from '#contexts/planning/swaps/testing/swap-fixture';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: SwapFixture;

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openSwapFixture(test, `Swaps ${number}`);
});

const asked = async (id: number): Promise<SeededPerson[]> => {
  const rows = await fixture.query('select person_id from swap_offers where swap_id = $1 order by id', [id]);
  return rows.map(({ person_id }) => fixture.others.find(({ id: other }) => other === person_id)!);
};
const state = async (id: number) =>
  (await fixture.query('select state, released from swaps where id = $1', [id]))[0];
const release = (id: number, as = fixture.asker.token) =>
  test.call(swaps.releaseDuty, { as, params: { id } });
const withdraw = (id: number, as = fixture.asker.token) =>
  test.call(swaps.withdrawSwap, { as, params: { id } });
const agree = (id: number, given: boolean, as = fixture.planner.token) =>
  test.call(swaps.agreeSwap, { as, params: { id }, body: { agree: given } });

it('X-SWAP-1 X-SWAP-4 offers the duty to the first three, and leaves it with its person until one takes it', async () => {
  const { status, data } = await fixture.ask({ reason: 'work', note: 'Late shift' });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    role: 'asker',
    state: 'open',
    reason: 'work',
    note: 'Late shift',
    date: '2026-12-09',
  });
  expect(data.offers.map(({ state: answer }) => answer)).toEqual(['sent', 'sent', 'sent']);
  expect(await fixture.holder()).toBe(fixture.asker.id);
  const [first] = await asked(data.id);
  expect((await fixture.list(first!))[0]).toMatchObject({ role: 'asked', answer: 'sent', can_take: true });
  const taken = await fixture.answer(data.id, first!, 'take');
  expect(taken.data).toMatchObject({ state: 'taken', taker: { id: first!.id } });
  expect(await fixture.holder()).toBe(first!.id);
  expect((await fixture.list(fixture.asker))[0]).toMatchObject({ state: 'taken', taker: { id: first!.id } });
  const [duty] = await fixture.query('select said from duties where id = $1', [fixture.duty]);
  expect(duty).toEqual({ said: 'yes' });
});

it('X-SWAP-19 lists the people who could take an own duty, and offers it first to those chosen of them', async () => {
  const takers = (as: string, id = fixture.duty) => test.call(swaps.listTakers, { as, params: { id } });
  const { data } = await takers(fixture.asker.token);
  expect(data.first).toBe(3);
  expect(new Set(data.people.map(({ id }) => id))).toEqual(new Set(fixture.others.map(({ id }) => id)));
  expect((await takers(fixture.others[0]!.token)).status).toBe(404);
  expect((await takers(fixture.planner.token)).status).toBe(404);
  const chosen = data.people.slice(4, 6).map(({ id }) => id);
  const swap = (await fixture.ask({ user_ids: [...chosen, fixture.planner.id, 999_999] })).data;
  expect(swap.offers.map(({ id }) => id)).toEqual(chosen);
  await fixture.askNext(swap.id);
  expect((await asked(swap.id)).map(({ id }) => id)).toEqual([
    ...chosen,
    ...data.people.slice(0, 3).map(({ id }) => id),
  ]);
});

it('X-SWAP-19 people of another congregation learn nobody who could take a duty', async () => {
  const other = await openSwapFixture(test, `Others ${fixture.asker.id}`, 1);
  const params = { id: fixture.duty };
  expect((await test.call(swaps.listTakers, { as: other.asker.token, params })).status).toBe(404);
});

it('X-SWAP-1 a repeated request with the same key begins one swap', async () => {
  const key = randomUUID();
  const [one, other] = [await fixture.ask({}, undefined, key), await fixture.ask({}, undefined, key)];
  expect(other.data.id).toBe(one.data.id);
  expect(await fixture.query('select id from swaps where duty_id = $1', [fixture.duty])).toHaveLength(1);
});

it('X-SWAP-2 refuses duties of others, past ones, public talks and a second swap', async () => {
  const code = async (...given: Parameters<SwapFixture['ask']>) => (await fixture.ask(...given)).problem.code;
  expect(await code({}, fixture.others[0]!.token)).toBe('duty-not-yours');
  expect((await fixture.ask({ duty_id: 999_999 })).status).toBe(404);
  await fixture.ask();
  expect(await code()).toBe('swap-open');
  const weekend = await fixture.meeting('public', '2026-12-07');
  const talk = await fixture.row(weekend.id, 'talk.talk');
  await fixture.query('update duties set person_id = $2 where id = $1', [talk.id, fixture.asker.id]);
  expect(await code({ duty_id: talk.id })).toBe('duty-not-swapped');
  test.setNow(new Date('2026-12-10T10:00:00Z'));
  expect(await code()).toBe('duty-begun');
});

it('X-SWAP-3 a planner agrees to gems before they change their person; without agreement others are asked', async () => {
  const gems = (await fixture.row(fixture.meetingId, 'treasures.second')).id;
  for (const { id } of [fixture.asker, ...fixture.others])
    await fixture.query("update people set qualified_parts = '{4}' where id = $1", [id]);
  await fixture.assign(gems, fixture.asker.id);
  const { data } = await fixture.ask({ duty_id: gems });
  expect(data.needs_agreement).toBe(true);
  const [first, second] = await asked(data.id);
  expect((await fixture.answer(data.id, first!, 'take')).data.state).toBe('pending');
  expect(await fixture.holder(gems)).toBe(fixture.asker.id);
  expect((await fixture.answer(data.id, second!, 'take')).problem.code).toBe('swap-taken');
  expect(await fixture.told(fixture.planner)).toEqual(['swap-pending']);
  expect((await fixture.list(fixture.planner))[0]).toMatchObject({ can_agree: true });
  expect((await fixture.list(fixture.asker))[0]).toMatchObject({ can_agree: false });
  expect((await agree(data.id, true, first!.token)).status).toBe(403);
  const servant = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  expect((await agree(data.id, true, servant.token)).status).toBe(404);
  expect((await agree(data.id, false)).data.state).toBe('open');
  expect(await fixture.told(first!)).toEqual(['swap-refused', 'swap-asked']);
  expect((await fixture.answer(data.id, first!, 'take')).problem.code).toBe('swap-ended');
  await fixture.answer(data.id, second!, 'take');
  expect((await agree(data.id, true)).data).toMatchObject({ state: 'taken', taker: { id: second!.id } });
  expect(await fixture.holder(gems)).toBe(second!.id);
  expect(await fixture.told(second!)).toEqual(['swap-agreed', 'swap-asked']);
  expect(await fixture.told(fixture.asker)).toEqual(['swap-taken']);
  expect((await agree(data.id, true)).problem.code).toBe('swap-ended');
});

it('X-SWAP-21 the setting of the congregation adds the agreement for all parts, also for a search under way', async () => {
  const { data } = await fixture.ask();
  expect(data.needs_agreement).toBe(false);
  const keeper = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const set = (swap_agreement: 'parts' | 'none') =>
    test.call(congregations.editCongregation, {
      as: keeper.token,
      body: { modules: { planning: { swap_agreement } } },
    });
  expect((await set('parts')).status).toBe(200);
  const [first] = await asked(data.id);
  expect((await fixture.answer(data.id, first!, 'take')).data.state).toBe('pending');
  expect(await fixture.holder()).toBe(fixture.asker.id);
  await agree(data.id, false);
  await set('none');
  const [, second] = await asked(data.id);
  expect((await fixture.answer(data.id, second!, 'take')).data.state).toBe('taken');
});

it('X-SWAP-4 offers it to the next three after four hours between 8 and 21, or when all said no, and to nobody twice', async () => {
  const { data } = await fixture.ask();
  expect(data.next_at).toBe('2026-11-24T01:00:00.000Z');
  await fixture.at('2026-11-24T00:59:00Z');
  expect(await asked(data.id)).toHaveLength(3);
  await fixture.at('2026-11-24T01:00:00Z');
  expect(await asked(data.id)).toHaveLength(6);
  for (const person of await asked(data.id)) await fixture.answer(data.id, person, 'cant');
  const all = await asked(data.id);
  expect(new Set(all.map(({ id }) => id)).size).toBe(7);
  expect(await state(data.id)).toMatchObject({ state: 'open' });
});

it('X-SWAP-4 offers it to five within 48 hours, and ends two hours before', async () => {
  test.setNow(new Date('2026-12-08T00:00:00Z'));
  const { data } = await fixture.ask();
  expect(data.offers).toHaveLength(5);
  const closes = new Date(data.closes_at).getTime();
  await fixture.at(new Date(closes - 60_000).toISOString());
  expect(await state(data.id)).toMatchObject({ state: 'open' });
  await fixture.at(new Date(closes).toISOString());
  expect(await state(data.id)).toMatchObject({ state: 'nobody' });
  expect((await fixture.answer(data.id, (await asked(data.id))[0]!, 'take')).problem.code).toBe('swap-ended');
});

it('X-SWAP-6 takes a no back, but refuses people who were not asked, are busy or no longer qualified', async () => {
  const { data } = await fixture.ask();
  const [busy, unfit, no] = await asked(data.id);
  const stranger = fixture.others.find((person) => ![busy, unfit, no].includes(person))!;
  expect((await fixture.answer(data.id, stranger, 'take')).status).toBe(404);
  const prayer = await fixture.row(fixture.meetingId, 'treasures.second');
  await fixture.query('update duties set person_id = $2 where id = $1', [prayer.id, busy!.id]);
  expect((await fixture.answer(data.id, busy!, 'take')).problem.code).toBe('swap-clash');
  await fixture.query("update people set qualified_parts = '{}' where id = $1", [unfit!.id]);
  expect((await fixture.answer(data.id, unfit!, 'take')).problem.code).toBe('swap-unfit');
  expect(await state(data.id)).toMatchObject({ state: 'open' });
  await fixture.answer(data.id, no!, 'cant');
  expect((await fixture.answer(data.id, no!, 'take')).data.state).toBe('taken');
});

it('X-SWAP-7 nobody but the asker and the planners of the duty learns reason, note and who was asked', async () => {
  await fixture.query("update people set email = 'p' || id || '@example.org' where congregation_id = $1", [
    fixture.congregation.id,
  ]);
  const { data } = await fixture.ask({ reason: 'ill', note: 'Canary in the mine' });
  const [first] = await asked(data.id);
  const servant = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  expect((await fixture.list(fixture.planner))[0]).toMatchObject({
    reason: 'ill',
    note: 'Canary in the mine',
  });
  const seen = await fixture.list(first!);
  expect(seen[0]).toMatchObject({ reason: null, note: null, offers: [] });
  for (const person of [servant, fixture.others.at(-1)!]) {
    expect(await fixture.list(person)).toEqual([]);
    expect((await test.call(swaps.readSwap, { as: person.token, params: { id: data.id } })).status).toBe(404);
  }
  await fixture.answer(data.id, first!, 'take');
  for (const table of ['notifications', 'outgoing_messages', 'journal', 'journal_changes'])
    expect(
      await fixture.query(`select from ${table} t where t::text ~ 'Canary|"ill"'`),
      `${table} holds a reason`,
    ).toEqual([]);
});

it('X-SWAP-7 people of another congregation cannot read or change a swap', async () => {
  const { data } = await fixture.ask();
  const other = await openSwapFixture(test, `Elsewhere ${fixture.asker.id}`, 1);
  const as = other.planner.token;
  const params = { id: data.id };
  const replies = await Promise.all([
    test.call(swaps.readSwap, { as, params }),
    test.call(swaps.answerSwap, { as, params, body: { answer: 'take' } }),
    test.call(swaps.askNext, { as, params }),
    test.call(swaps.releaseDuty, { as, params }),
    test.call(swaps.withdrawSwap, { as, params }),
    test.call(swaps.agreeSwap, { as, params, body: { agree: true } }),
    other.ask({ duty_id: fixture.duty }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
});

it('X-SWAP-8 ends when a visit suspends the duty, which has no new search then', async () => {
  const { data } = await fixture.ask();
  const [first] = await asked(data.id);
  await fixture.query('update duties set suspended = true where id = $1', [fixture.duty]);
  expect((await fixture.answer(data.id, first!, 'take')).problem.code).toBe('swap-ended');
  await fixture.at('2026-11-23T10:00:00Z');
  expect(await state(data.id)).toMatchObject({ state: 'closed' });
  expect((await fixture.ask()).status).not.toBe(200);
});

it('X-SWAP-8 ends when the duty is reassigned, moved to another day, cancelled or removed', async () => {
  const { data } = await fixture.ask();
  const [first] = await asked(data.id);
  const code = async (person: SeededPerson) => (await fixture.answer(data.id, person, 'take')).problem.code;
  const other = fixture.others.at(-1)!;
  await fixture.assign(fixture.duty, other.id);
  expect(await code(first!)).toBe('swap-ended');
  expect([await fixture.list(first!), await fixture.list(fixture.asker)]).toEqual([[], []]);
  await fixture.at('2026-11-23T10:00:00Z');
  expect(await state(data.id)).toMatchObject({ state: 'closed' });
  const again = await fixture.ask({}, other.token);
  expect(again.status).toBe(200);
  expect((await moveMeeting(test, fixture, '2026-12-11')).status).toBe(200);
  const next = (await asked(again.data.id)).find((person) => person !== undefined)!;
  expect((await fixture.answer(again.data.id, next, 'take')).problem.code).toBe('swap-ended');
  expect((await fixture.ask({}, other.token)).status).toBe(200);
  const part = await fixture.part(fixture.meetingId, 'treasures.reading');
  const [{ count: before }] = (await fixture.query('select count(*)::int from swaps')) as [{ count: number }];
  await fixture.query('delete from duties where part_id = $1', [part]);
  const [{ count }] = (await fixture.query('select count(*)::int from swaps')) as [{ count: number }];
  expect(before - count).toBe(3);
});

it('X-SWAP-9 withdraws, offers it to further people at once, and gives up a duty in any case', async () => {
  const { data } = await fixture.ask();
  expect((await fixture.askNext(data.id)).status).toBe(200);
  expect(await asked(data.id)).toHaveLength(6);
  expect((await fixture.askNext(data.id, (await asked(data.id))[0]!.token)).status).toBe(404);
  expect((await withdraw(data.id, fixture.planner.token)).status).toBe(404);
  expect((await withdraw(data.id)).data).toEqual({ ok: true });
  expect((await fixture.answer(data.id, (await asked(data.id))[0]!, 'take')).problem.code).toBe('swap-ended');
  const again = (await fixture.ask()).data;
  expect((await release(again.id)).data).toMatchObject({ released: true, state: 'open' });
  expect(await fixture.holder()).toBeNull();
  expect(await fixture.told(fixture.planner)).toEqual(['swap-released']);
  expect((await withdraw(again.id)).problem.code).toBe('swap-ended');
  const [first] = await asked(again.id);
  expect((await fixture.answer(again.id, first!, 'take')).data.state).toBe('taken');
  expect(await fixture.holder()).toBe(first!.id);
});

it('X-SWAP-10 notifies the asker and the planners once when nobody is left', async () => {
  await fixture.query("update people set qualified_parts = '{}' where id = any($1)", [
    fixture.others.slice(2).map(({ id }) => id),
  ]);
  const { data } = await fixture.ask();
  for (const person of await asked(data.id)) await fixture.answer(data.id, person, 'cant');
  expect(await state(data.id)).toMatchObject({ state: 'nobody' });
  await fixture.at('2026-11-24T10:00:00Z');
  expect(await fixture.told(fixture.planner)).toEqual(['swap-nobody']);
  expect(await fixture.told(fixture.asker)).toEqual(['swap-nobody']);
  expect((await fixture.askNext(data.id)).problem.code).toBe('swap-nobody-left');
  await fixture.assign(fixture.duty, fixture.others[0]!.id);
  expect(await fixture.list(fixture.planner)).toEqual([]);
});

it('X-SWAP-12 notifies each person once, in the app and by mail, however often the job runs', async () => {
  await fixture.query("update people set email = 'p' || id || '@example.org' where congregation_id = $1", [
    fixture.congregation.id,
  ]);
  const { data } = await fixture.ask();
  const [first] = await asked(data.id);
  await fixture.at('2026-11-23T11:00:00Z');
  await fixture.at('2026-11-23T11:30:00Z');
  const sent = async () =>
    (
      await fixture.query(
        "select person_id, effect from outgoing_messages where congregation_id = $1 and effect like 'swap-%' order by id",
        [fixture.congregation.id],
      )
    ).map(({ person_id, effect }) => [person_id, String(effect).split(':')[0]]);
  expect(await sent()).toEqual((await asked(data.id)).map(({ id }) => [id, 'swap-asked']));
  expect(await fixture.told(first!)).toEqual(['swap-asked']);
  await fixture.answer(data.id, first!, 'take');
  expect((await sent()).at(-1)).toEqual([fixture.asker.id, 'swap-taken']);
  expect(await fixture.told(fixture.asker)).toEqual(['swap-taken']);
});

it('X-SWAP-11 deletes a swap four weeks after its duty', async () => {
  await fixture.ask();
  const kept = async (now: string) => {
    for (const remove of test.platform.registry.expired) await remove(test.database.owner, new Date(now));
    return (await fixture.query('select id from swaps where duty_id = $1', [fixture.duty])).length;
  };
  expect(await kept('2027-01-06T12:00:00Z')).toBe(1);
  expect(await kept('2027-01-07T12:00:00Z')).toBe(0);
  expect(
    await fixture.query('select id from swap_offers where person_id = $1', [fixture.others[0]!.id]),
  ).toEqual([]);
});

it('X-SWAP-3 swaps responsibilities at meetings without agreement', async () => {
  const [made] = await fixture.query(
    "insert into responsibilities (congregation_id, label, kind, frequency, anchor) values ($1, 'Door', 'attendant', 'week', '2026-11-23') returning id",
    [fixture.congregation.id],
  );
  const people = [fixture.asker, ...fixture.others.slice(0, 2)];
  for (const [at, { id }] of people.entries())
    await fixture.query(
      'insert into responsibility_people (congregation_id, responsibility_id, person_id, "order") values ($1, $2, $3, $4)',
      [fixture.congregation.id, made!['id'], id, at + 1],
    );
  const [door] = await fixture.query(
    `insert into duties (congregation_id, kind, meeting_id, hall, place, week, on_date, starts_at, ends_at, person_id, responsibility_id)
     select congregation_id, 'responsibility', meeting_id, 1, 1, week, on_date, starts_at, ends_at, $2, $3 from duties where id = $1
     returning id`,
    [fixture.duty, fixture.asker.id, made!['id']],
  );
  const { data } = await fixture.ask({ duty_id: door!['id'] as number });
  expect(data).toMatchObject({ kind: 'responsibility', needs_agreement: false, state: 'open' });
  const [first] = await asked(data.id);
  expect((await fixture.answer(data.id, first!, 'take')).data.state).toBe('taken');
  expect(await fixture.holder(door!['id'] as number)).toBe(first!.id);
});

it('X-SWAP-35 another person by hand ends the search at once, and the asker is notified', async () => {
  await fixture.ask();
  await fixture.assign(fixture.duty, fixture.others[6]!.id);
  await runQueued(test, swapStepTask, swapsTasks(test.platform)[swapStepTask]!);
  expect(await fixture.query('select state from swaps where duty_id = $1', [fixture.duty])).toEqual([
    { state: 'closed' },
  ]);
  expect((await fixture.told(fixture.asker)).filter((type) => type === 'swap-closed')).toHaveLength(1);
});

it('X-SWAP-39 an event that cancels the meeting, and a visit that suspends the duty, end the search at once', async () => {
  const states = () =>
    fixture.query('select state from swaps where duty_id = $1 order by id', [fixture.duty]);
  const step = () => runQueued(test, swapStepTask, swapsTasks(test.platform)[swapStepTask]!);
  await fixture.ask();
  await step();
  expect(await states()).toEqual([{ state: 'open' }]);
  const cancelling = (on: string) =>
    fixture.query(
      `insert into events (congregation_id, type, label, starts_on, starts_at, ends_on, ends_at, cancels_meeting)
       values ($1, 'custom', 'Repairs', $2, '10:00', $2, '22:00', 'both') returning id`,
      [fixture.congregation.id, on],
    );
  const [{ day }] = (await fixture.query('select on_date::text as day from duties where id = $1', [
    fixture.duty,
  ])) as [{ day: string }];
  await cancelling('2026-06-01');
  await step();
  expect(await states()).toEqual([{ state: 'open' }]);
  const [event] = await cancelling(day);
  await step();
  expect(await states()).toEqual([{ state: 'closed' }]);
  expect((await fixture.told(fixture.asker)).filter((type) => type === 'swap-closed')).toHaveLength(1);
  await fixture.query('delete from events where id = $1', [event!['id']]);
  expect((await fixture.ask()).status).toBe(200);
  await fixture.query('update duties set suspended = true where id = $1', [fixture.duty]);
  await step();
  expect(await states()).toEqual([{ state: 'closed' }, { state: 'closed' }]);
});
