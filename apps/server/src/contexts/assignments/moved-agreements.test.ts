import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignmentsTasks, changedDutiesTask } from '#contexts/assignments/assignments.jobs';
import { runProposals } from '#contexts/meetings/proposals/testing/followed-proposals';
import { openProposalFixture } from '#contexts/meetings/proposals/testing/proposal-fixture';
import { runQueued } from '#platform/testing/queued-task';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('PROP-R15 X-ACK-9 requests a new answer to the duty from a speaker who had said yes, after the coordinator accepts the moved meeting', async () => {
  const fixture = await openProposalFixture(test, 'Duty elsewhere');
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  const follow = () => runProposals(test);
  const planner = await fixture.host.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.edit'],
  });
  await test.database.owner.query(
    `select sheaf.enqueue('follow-proposals', json_build_object('congregationId', $1::bigint), 'first')`,
    [fixture.sender.congregation.id],
  );
  await follow();
  const own = () => test.call(duties.listMyDuties, { as: fixture.speaker.token });
  const [duty] = (await own()).data;
  const as = fixture.speaker.token;
  await test.call(duties.acknowledgeDuty, { as, params: { id: duty!.id }, body: { answer: 'yes' } });
  const { data } = await test.call(meetings.listMeetings, { as: planner.token });
  const moved = data.find(({ type, week }) => type === 'public' && week === '2026-12-07')!;
  await test.call(meetings.moveMeeting, {
    ...{ as: planner.token, params: { id: moved.id }, body: { local_date: '2026-12-11', time: '20:00' } },
  });
  await follow();
  await follow();
  await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 });
  await runQueued(test, changedDutiesTask, assignmentsTasks(test.platform)[changedDutiesTask]!);
  const { rows } = await test.database.owner.query(
    'select type, details from notifications where person_id = $1 order by id',
    [fixture.speaker.id],
  );
  expect(rows.map(({ type }) => type)).toEqual(['own-talk-host-moved', 'duty-changed']);
  expect(rows[1].details).toMatchObject({
    ...{ was: '2026-12-13', was_time: '10:00', date: '2026-12-11', time: '20:00' },
    was_what: 'Public talk away, Duty elsewhere host',
  });
  expect((await own()).data[0]).toMatchObject({ acknowledged: null, answered_for: { date: '2026-12-13' } });
});
