/**
 * Simultaneous assignments of the same places. SHEAF_DUTY_RACES sets the number of requests (48 by default).
 */

import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const requests = amount('SHEAF_DUTY_RACES', 48, 200);
const crowd = 12;

let test: TestApp;
let fixture: MeetingFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
});
afterAll(() => test.close());

it('X-LEDGER-2 assigns one of many simultaneous requests with the same version, and refuses the others as stale', async () => {
  const { id: meeting } = await fixture.meeting('public');
  const { id } = await fixture.row(meeting, 'talk.chairman');
  const people = await Promise.all(Array.from({ length: crowd }, () => fixture.qualified([16])));
  for (let sent = 0; sent < requests; sent += crowd) {
    const { version } = await fixture.row(meeting, 'talk.chairman');
    // The current person is left out, because assigning them again changes nothing.
    const { user_id: before } = await fixture.row(meeting, 'talk.chairman');
    const asking = people.filter((person) => person.id !== before);
    const answers = await Promise.all(
      asking.map((person) =>
        test.call(duties.fillDuty, {
          as: fixture.planner.token,
          params: { id },
          body: { user_id: person.id, version },
        }),
      ),
    );
    const won = asking.filter((_, index) => answers[index]!.status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: asking.length - 1 }, () => 'stale'),
    );
    expect((await fixture.row(meeting, 'talk.chairman')).user_id).toBe(won[0]!.id);
  }
}, 600_000);

it('X-LEDGER-2 never makes a person their own helper, and never fails, when part and helper are exchanged simultaneously', async () => {
  const { id: meeting } = await fixture.meeting('clam');
  const part = await fixture.part(meeting, 'ministry.first');
  const people = await Promise.all(Array.from({ length: 3 }, () => fixture.qualified([6, 18])));
  const [one, other, third] = people.map(({ id }) => id) as [number, number, number];
  const bodies = [
    { user_id: one, helper_id: other },
    { user_id: other, helper_id: one },
    { user_id: third },
    { helper_id: third },
    { user_id: null, helper_id: one },
  ];
  for (let sent = 0; sent < requests / 2; sent += bodies.length * 2) {
    const answers = await Promise.all(
      [...bodies, ...bodies].map((body) =>
        test.call(meetings.assignPart, { as: fixture.planner.token, params: { meeting, part }, body }),
      ),
    );
    for (const { status, problem } of answers)
      expect([200, 'duty-twice']).toContain(status === 200 ? status : problem.code);
    const row = await fixture.row(meeting, 'ministry.first');
    expect(row.user_id === null || row.user_id !== row.helper_id).toBe(true);
  }
}, 600_000);
