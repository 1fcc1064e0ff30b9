/** Simultaneous answers to one swap. SHEAF_SWAP_RACES sets the number of rounds. */
import { duties } from '@sheaf/contract/duties/duties';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSwapFixture, type SwapFixture } from '#contexts/planning/swaps/testing/swap-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const rounds = amount('SHEAF_SWAP_RACES', 4, 40);
const takers = 10;

let test: TestApp;
let fixture: SwapFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSwapFixture(test, 'Races', takers + 1);
});
afterAll(() => test.close());

/** Begins a swap and offers it to everybody. */
async function askAll(): Promise<number> {
  await fixture.assign(fixture.duty, fixture.asker.id);
  const { data } = await fixture.ask();
  for (let asked = 3; asked < takers; asked += 3) await fixture.askNext(data.id);
  return data.id;
}

it('X-SWAP-5 assigns the duty to one of ten people who take it at the same time', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await askAll();
    const crowd = fixture.others.slice(0, takers);
    const answers = await Promise.all(crowd.map((person) => fixture.answer(id, person, 'take')));
    const won = crowd.filter((_, at) => answers[at]!.status === 200);
    expect(won).toHaveLength(1);
    expect(await fixture.holder()).toBe(won[0]!.id);
    const lost = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(lost)).toEqual(new Set(['swap-taken']));
  }
}, 120_000);

it('X-SWAP-5 X-SWAP-8 a take, an assignment by hand, a release and a withdrawal at the same time leave one person or none', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await askAll();
    const [first, second, , byHand] = fixture.others;
    const params = { id };
    const as = fixture.asker.token;
    const answers = await Promise.all([
      fixture.answer(id, first!, 'take'),
      fixture.answer(id, second!, 'take'),
      test.call(duties.fillDuty, {
        as: fixture.planner.token,
        params: { id: fixture.duty },
        body: { user_id: byHand!.id },
      }),
      test.call(swaps.releaseDuty, { as, params }),
      test.call(swaps.withdrawSwap, { as, params }),
      fixture.ask(),
    ]);
    expect(answers.map(({ status, problem }) => [200, 403, 404, 409].includes(status) || problem)).toEqual(
      answers.map(() => true),
    );
    expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    // The assignment by hand is never refused, and is the last word unless somebody took the duty after it.
    const open = await fixture.query(
      "select id from swaps where duty_id = $1 and state in ('open', 'pending', 'nobody')",
      [fixture.duty],
    );
    expect(open.length).toBeLessThanOrEqual(1);
    await fixture.at('2026-11-23T10:00:00Z');
    await fixture.query("update swaps set state = 'closed' where state in ('open', 'nobody')");
  }
}, 120_000);
