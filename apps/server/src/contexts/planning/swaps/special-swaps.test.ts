/** Swaps of parts of special meetings. */
import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openSpecial } from '#contexts/meetings/meetings/testing/special-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-MEMORIAL-8 a part of a special meeting passes to another qualified person with the agreement of its planners', async () => {
  const fixture = await openMeetingFixture(test, 'Swapped');
  const special = await openSpecial(test, fixture);
  const { id } = await special.add();
  const [asker, other] = [await fixture.qualified([1], 'Asa'), await fixture.qualified([1], 'Ben')];
  await fixture.qualified([14], 'Cyrus');
  const duty = await special.dutyOf(id, 2);
  const planner = fixture.planner.token;
  await test.call(duties.fillDuty, { as: planner, params: { id: duty }, body: { user_id: asker.id } });
  const asked = await test.call(swaps.askSwap, { as: asker.token, body: { duty_id: duty } });
  expect([asked.status, asked.data.needs_agreement]).toEqual([200, true]);
  const params = { id: asked.data.id };
  const taken = await test.call(swaps.answerSwap, { as: other.token, params, body: { answer: 'take' } });
  expect(taken.data.state).toBe('pending');
  const agreed = await test.call(swaps.agreeSwap, { as: planner, params, body: { agree: true } });
  expect(agreed.data).toMatchObject({ state: 'taken', taker: { id: other.id } });
  const { data } = await test.call(meetings.listSpecialMeetings, { as: planner });
  expect(data[0]!.parts[2]!.place).toMatchObject({ user_id: other.id, acknowledged: 'yes' });
});
