import { duties } from '@sheaf/contract/duties/duties';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { expect, it } from 'vitest';
import {
  moveMeeting,
  openSwapFixture,
  type SwapFixture,
} from '#contexts/planning/swaps/testing/swap-fixture';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: SwapFixture;

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openSwapFixture(test, `Links ${number}`);
  await fixture.query("update people set email = 'p' || id || '@example.org' where congregation_id = $1", [
    fixture.congregation.id,
  ]);
});

const read = (token: string) => test.call(swaps.readOffer, { body: { token } });
const seen = (token: string) => test.call(swaps.noteOfferSeen, { body: { token } });
const answer = (token: string, given: 'take' | 'cant') =>
  test.call(swaps.answerOffer, { body: { token, answer: given } });
const states = async (id: number) =>
  (await fixture.query('select state from swap_offers where swap_id = $1 order by id', [id])).map(
    ({ state }) => state,
  );

/** Begins a swap; returns the people of the first wave with the tokens of their mails. */
async function ask() {
  const { data } = await fixture.ask({ reason: 'ill', note: 'Canary in the mine' });
  const rows = await fixture.query(
    "select person_id, body from outgoing_messages where effect like 'swap-asked:' || $1 || ':%' order by id",
    [data.id],
  );
  const asked = rows.map(({ person_id, body }) => ({
    person: fixture.others.find(({ id }) => id === person_id)!,
    token: /\/take#([\w-]{43})/.exec(String(body))![1]!,
  }));
  return { id: data.id, asked };
}

const deactivate = ({ id }: SeededPerson) =>
  fixture.query('update people set active = false where id = $1', [id]);

/** Everything that an answer could change. */
const stored = () =>
  fixture.query(
    `select (select json_agg(s) from swaps s where congregation_id = $1) as swaps,
       (select json_agg(o order by id) from swap_offers o where congregation_id = $1) as offers,
       (select json_agg(d order by id) from duties d where congregation_id = $1) as duties,
       (select count(*) from notifications where congregation_id = $1) as notified`,
    [fixture.congregation.id],
  );

it('X-SWAP-17 the link shows the duty without reason, note and others, and opening it changes nothing', async () => {
  const { asked } = await ask();
  expect(new Set(asked.map(({ token }) => token)).size).toBe(3);
  const before = await stored();
  const { status, data } = await read(asked[0]!.token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    state: 'open',
    needs_agreement: false,
    duty: { id: fixture.duty, date: '2026-12-09' },
  });
  expect(Object.keys(data).toSorted()).toEqual([
    ...['closes', 'congregation', 'duty', 'first_name', 'from', 'gives', 'held_until', 'in_chain'],
    ...['needs_agreement', 'state', 'time_format', 'timezone_id'],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/Canary|"ill"/);
  expect(await stored()).toEqual(before);
});

it('X-SWAP-17 a touch marks the offer as seen, for the asker too, and no answer is lost by it', async () => {
  const { id, asked } = await ask();
  await seen(asked[0]!.token);
  expect(await states(id)).toEqual(['seen', 'sent', 'sent']);
  expect((await fixture.list(fixture.asker))[0]!.offers[0]).toMatchObject({ state: 'seen' });
  await answer(asked[0]!.token, 'cant');
  await seen(asked[0]!.token);
  expect(await states(id)).toEqual(['cant', 'sent', 'sent']);
  expect((await read(asked[0]!.token)).data.state).toBe('declined');
});

it('X-SWAP-17 a press takes the duty in the name of the person, once, and the other links end', async () => {
  const { id, asked } = await ask();
  const [first, second] = asked;
  await answer(second!.token, 'cant');
  expect((await answer(second!.token, 'cant')).data.state).toBe('declined');
  expect((await answer(first!.token, 'take')).data.state).toBe('yours');
  expect((await answer(first!.token, 'take')).data.state).toBe('yours');
  expect(await fixture.holder()).toBe(first!.person.id);
  expect(await states(id)).toEqual(['taken', 'cant', 'late']);
  for (const { token } of asked.slice(1)) {
    expect((await read(token)).problem.code).toBe('swap-taken');
    expect((await answer(token, 'take')).problem.code).toBe('swap-taken');
  }
  expect(await fixture.told(fixture.asker)).toEqual(['swap-taken']);
  const journal = await fixture.query(
    "select person_id from journal where congregation_id = $1 and operation = 'swaps.answerOffer'",
    [fixture.congregation.id],
  );
  expect(new Set(journal.map(({ person_id }) => person_id))).toEqual(new Set([first!.person.id]));
});

it('X-SWAP-17 all three press at the same time: one has the duty, the others learn that someone else has it', async () => {
  const { asked } = await ask();
  const answers = await Promise.all(asked.map(({ token }) => answer(token, 'take')));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const won = asked[answers.findIndex(({ status }) => status === 200)]!;
  expect(await fixture.holder()).toBe(won.person.id);
});

it('X-SWAP-17 a link ends when the asker withdraws, the duty moves or begins, or the person leaves', async () => {
  const ended = async (token: string) =>
    expect([(await read(token)).problem.code, (await answer(token, 'take')).problem.code]).toEqual([
      'swap-offer-ended',
      'swap-offer-ended',
    ]);
  await ended('a'.repeat(43));
  const first = await ask();
  await test.call(swaps.withdrawSwap, { as: fixture.asker.token, params: { id: first.id } });
  await ended(first.asked[0]!.token);
  const second = await ask();
  const [one, other, third] = second.asked;
  await deactivate(one!.person);
  await ended(one!.token);
  await moveMeeting(test, fixture, '2026-12-11');
  await ended(other!.token);
  await moveMeeting(test, fixture, '2026-12-09');
  expect((await read(third!.token)).status).toBe(200);
  expect((await answer(third!.token, 'take')).data.state).toBe('yours');
  test.setNow(new Date('2026-12-10T10:00:00Z'));
  await ended(third!.token);
});

it('X-SWAP-17 stores only the hash of a link', async () => {
  const { asked } = await ask();
  const rows = await fixture.query('select o::text as row from swap_offers o');
  for (const { token } of asked) expect(rows.some(({ row }) => String(row).includes(token))).toBe(false);
});

it('X-SWAP-20 “I can’t” by the link of a duty begins one search, and leaves the duty', async () => {
  const params = { id: fixture.duty };
  const { link } = (await test.call(duties.makeAnswerLink, { as: fixture.planner.token, params })).data;
  const body = { token: link!.split('#')[1]!, answer: 'cannot' as const };
  const replies = await Promise.all([1, 2].map(() => test.call(duties.giveAnswer, { body })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const found = await fixture.list(fixture.asker);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ role: 'asker', state: 'open', reason: null, note: null });
  expect(found[0]!.offers).toHaveLength(3);
  expect(await fixture.holder()).toBe(fixture.asker.id);
});

it('X-SWAP-18 reminds the asker a day before, once, in the app and by mail, while nobody has it', async () => {
  const { id } = await ask();
  await fixture.at('2026-12-08T07:59:00Z');
  expect(await fixture.told(fixture.asker)).not.toContain('swap-unfilled');
  await fixture.at('2026-12-08T08:01:00Z');
  await fixture.at('2026-12-08T09:00:00Z');
  const count = (list: string[]) => list.filter((type) => type === 'swap-unfilled').length;
  expect(count(await fixture.told(fixture.asker))).toBe(1);
  const mails = await fixture.query('select person_id from outgoing_messages where effect like $1', [
    `swap-unfilled:${id}:%`,
  ]);
  expect(mails).toEqual([{ person_id: fixture.asker.id }]);
});
