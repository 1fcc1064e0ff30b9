import { parseCsv } from '@sheaf/rules/files/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let joel: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  joel = await fixture.qualified([4, 16], 'Joel');
  await test.database.owner.query(
    `update duties set person_id = $2 where id = (select min(id) from duties where congregation_id = $1
      and qualification = 4 and on_date = '2026-11-25')`,
    [fixture.congregation.id, joel.id],
  );
});
afterAll(() => test.close());

const open = (url: string, token = fixture.planner.token) =>
  test.app.inject({ url: `/api/reports/${url}`, headers: { authorization: `Bearer ${token}` } });
const rowsOf = async (url: string, token?: string) => {
  const answer = await open(url, token);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parseCsv(answer.body);
};

it('X-FAIR-58 everybody is a table of people and weeks', async () => {
  const [head, ...rows] = await rowsOf('duty-matrix?from=2026-11-23&to=2026-12-06&format=csv');
  expect(head).toHaveLength(5);
  const row = rows.find(([name]) => name!.includes('Joel'))!;
  expect([row[1] !== '', row[2], row[3]]).toEqual([true, '', '1']);
});

it('X-FAIR-58 fair shares and the history of a person are tables', async () => {
  test.setNow(new Date('2026-12-01T10:00:00Z'));
  const [head] = await rowsOf('fairness?format=csv');
  expect(head).toHaveLength(5);
  const [, duty] = await rowsOf(`duty-history/${joel.id}?format=csv`, joel.token);
  expect(duty![1]).toBeTruthy();
});

it('X-FAIR-58 each of them is printed', async () => {
  for (const paper of ['duty-matrix', 'fairness', `duty-history/${joel.id}`]) {
    const answer = await open(paper);
    expect([answer.statusCode, answer.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  }
});

it('X-FAIR-58 papers need the permissions of their screens', async () => {
  const { token } = await fixture.congregation.addPerson();
  for (const [paper, status] of [
    ['duty-matrix', 403],
    ['fairness', 403],
    [`duty-history/${joel.id}`, 403],
  ] as const)
    expect([paper, (await open(paper, token)).statusCode]).toEqual([paper, status]);
});
