import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { expect, it } from 'vitest';
import { leaveSwaps } from '#contexts/planning/swaps/leave-swaps';
import { openSwapFixture, type SwapFixture } from '#contexts/planning/swaps/testing/swap-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

const reading = 5;
const demonstration = meetingParts.encode('demonstration');

let test: TestApp;
let fixture: SwapFixture;
/** Could read, but has a part in the same meeting. */
let first: SeededPerson;
/** Could have that part. */
let second: SeededPerson;
let given: number;

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openSwapFixture(test, `Chains ${number}`, 0);
  first = await fixture.qualified([reading, demonstration], 'First');
  second = await fixture.qualified([demonstration], 'Second');
  given = (await fixture.row(fixture.meetingId, 'ministry.first')).id;
  await fixture.assign(given, first.id);
  await fixture.query("update people set email = 'p' || id || '@example.org' where congregation_id = $1", [
    fixture.congregation.id,
  ]);
});

const holders = async () => [await fixture.holder(), await fixture.holder(given)];
const states = async (id: number) =>
  (await fixture.query('select state from swap_offers where swap_id = $1 order by id', [id])).map(
    ({ state }) => state,
  );
const tokenOf = async ({ id }: SeededPerson) => {
  const [row] = await fixture.query(
    "select body from outgoing_messages where person_id = $1 and effect like 'swap-asked:%' order by id desc",
    [id],
  );
  return /\/take#([\w-]{43})/.exec(String(row!['body']))![1]!;
};

it('X-SWAP-32 two people are asked together if nobody is free alone, each for their part', async () => {
  const { data } = await fixture.ask({ reason: 'ill', note: 'Canary in the mine' });
  expect(data).toMatchObject({ state: 'open', title: '3. Bible reading' });
  expect(data.offers).toMatchObject([
    { id: first.id, state: 'sent', chain: 1, gives: { date: '2026-12-09' } },
    { id: second.id, state: 'sent', chain: 1, gives: null },
  ]);
  const [part] = await fixture.list(first);
  expect(part).toMatchObject({
    ...{ title: '3. Bible reading', from: { id: fixture.asker.id }, in_chain: true, can_take: true },
    ...{ reason: null, note: null, offers: [] },
  });
  const [other] = await fixture.list(second);
  expect(other).toMatchObject({
    title: part!.gives!.title,
    from: { id: first.id },
    gives: null,
    in_chain: true,
  });
  expect(JSON.stringify([part, other])).not.toContain('Canary');
  expect([await fixture.told(first), await fixture.told(second)]).toEqual([['swap-asked'], ['swap-asked']]);
});

it('X-SWAP-32 a person who is free alone is asked first, and two people only after their no', async () => {
  const single = await fixture.qualified([reading], 'Single');
  const { data } = await fixture.ask();
  expect(data.offers.map(({ id, chain }) => [id, chain])).toEqual([[single.id, null]]);
  const declined = await fixture.answer(data.id, single, 'cant');
  expect(declined.status).toBe(200);
  expect(await states(data.id)).toEqual(['cant', 'sent', 'sent']);
});

it('X-SWAP-33 the first yes changes nothing, and the second one changes both duties at once', async () => {
  const { data } = await fixture.ask();
  const before = await holders();
  const yes = await fixture.answer(data.id, first, 'take');
  expect(yes.data).toMatchObject({ answer: 'held', held_until: '2026-11-23T14:00:00.000Z', can_take: false });
  expect(await holders()).toEqual(before);
  expect((await fixture.list(first))[0]).toMatchObject({ answer: 'held' });
  expect((await fixture.answer(data.id, second, 'take')).status).toBe(200);
  expect(await holders()).toEqual([first.id, second.id]);
  expect(await states(data.id)).toEqual(['taken', 'taken']);
  expect(await fixture.told(fixture.asker)).toEqual(['swap-taken']);
  expect(await fixture.told(first)).toContain('swap-agreed');
  const changes = await fixture.query(
    `select count(distinct change_id)::int as n from journal where congregation_id = $1 and table_name = 'duties'
       and operation = 'swaps.answerSwap' and row_id = any ($2)`,
    [fixture.congregation.id, [String(fixture.duty), String(given)]],
  );
  expect(changes).toEqual([{ n: 1 }]);
});

it('X-SWAP-33 four hours after the first yes both people are free again, and the search goes to the planners', async () => {
  const { data } = await fixture.ask();
  await fixture.answer(data.id, second, 'take');
  await fixture.at('2026-11-23T13:59:00Z');
  expect(await states(data.id)).toEqual(['sent', 'held']);
  await fixture.at('2026-11-23T14:00:00Z');
  expect(await states(data.id)).toEqual(['late', 'late']);
  expect(await holders()).toEqual([fixture.asker.id, first.id]);
  expect(await fixture.told(second)).toContain('swap-refused');
  expect((await fixture.answer(data.id, first, 'take')).problem.code).toBe('swap-ended');
  expect(await fixture.told(fixture.asker)).toContain('swap-nobody');
});

it('X-SWAP-33 a no of one person frees the other one', async () => {
  const { data } = await fixture.ask();
  await fixture.answer(data.id, first, 'take');
  expect((await fixture.answer(data.id, second, 'cant')).status).toBe(200);
  expect(await states(data.id)).toEqual(['late', 'cant']);
  expect(await fixture.told(first)).toContain('swap-refused');
  expect((await fixture.answer(data.id, second, 'take')).problem.code).toBe('swap-ended');
  expect(await holders()).toEqual([fixture.asker.id, first.id]);
});

it('X-SWAP-33 simultaneous answers of both exchange once or not at all, never one without the other', async () => {
  for (let round = 0; round < 3; round += 1) {
    await fixture.query("update swaps set state = 'closed'");
    await fixture.assign(fixture.duty, null);
    await fixture.assign(given, first.id);
    await fixture.assign(fixture.duty, fixture.asker.id);
    const { data } = await fixture.ask();
    const answers = await Promise.all([
      fixture.answer(data.id, first, 'take'),
      fixture.answer(data.id, second, 'take'),
      fixture.answer(data.id, first, 'take'),
      test.call(swaps.withdrawSwap, { as: fixture.asker.token, params: { id: data.id } }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const exchanged = (await fixture.holder()) === first.id;
    expect(await holders()).toEqual(exchanged ? [first.id, second.id] : [fixture.asker.id, first.id]);
  }
});

it('X-SWAP-33 a part ends when its duty gets another person by hand', async () => {
  const { data } = await fixture.ask();
  await fixture.answer(data.id, first, 'take');
  const third = await fixture.qualified([demonstration], 'Third');
  await fixture.assign(given, third.id);
  expect((await fixture.answer(data.id, second, 'take')).problem.code).toBe('swap-ended');
  expect(await holders()).toEqual([fixture.asker.id, third.id]);
});

it('X-SWAP-34 the page of the link shows what one gets and passes on, and until when a yes waits', async () => {
  await fixture.ask();
  const read = async (person: SeededPerson) =>
    test.call(swaps.readOffer, { body: { token: await tokenOf(person) } });
  const mine = (await read(first)).data;
  expect(mine).toMatchObject({
    duty: { id: fixture.duty },
    gives: { id: given },
    in_chain: true,
    state: 'open',
  });
  const theirs = (await read(second)).data;
  expect(theirs).toMatchObject({ duty: { id: given }, gives: null, in_chain: true, from: 'First Hollis' });
  const press = async (person: SeededPerson) =>
    test.call(swaps.answerOffer, { body: { token: await tokenOf(person), answer: 'take' } });
  const held = await press(second);
  expect(held.data).toMatchObject({ state: 'held', held_until: { date: '2026-11-24', time: '01:00' } });
  expect((await press(second)).data.state).toBe('held');
  expect((await press(first)).data.state).toBe('yours');
  expect((await read(second)).data).toMatchObject({ state: 'yours', duty: { id: given } });
  expect(await holders()).toEqual([first.id, second.id]);
});

it('X-SWAP-32 nobody is asked to exchange duties whose planner agrees', async () => {
  const manager = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  await test.call(congregations.editCongregation, {
    as: manager.token,
    body: { modules: { planning: { swap_agreement: 'all' } } },
  });
  expect((await fixture.ask()).data).toMatchObject({ state: 'nobody', offers: [] });
});

it('X-SWAP-32 the search that ends, and the person who leaves, free the person who waits', async () => {
  const { data } = await fixture.ask();
  await fixture.answer(data.id, second, 'take');
  const act = { congregationId: fixture.congregation.id, personId: null, operation: 'people.leave' };
  await tenantTransaction(test.platform, act, (tenant) =>
    leaveSwaps(tenant, { personId: first.id, now: test.platform.clock() } as never),
  );
  expect(await states(data.id)).toEqual(['late']);
  await test.call(swaps.withdrawSwap, { as: fixture.asker.token, params: { id: data.id } });
  expect(await holders()).toEqual([fixture.asker.id, first.id]);
});
