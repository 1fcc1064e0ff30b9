import { answerHolds } from '@sheaf/rules/duties/answered';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let fixture: MeetingFixture;
let duty: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  const student = await fixture.qualified([6]);
  duty = (await fixture.row((await fixture.meeting('clam')).id, 'ministry.first')).id;
  await run('update duties set person_id = $2 where id = $1', [duty, student.id]);
});
afterAll(() => test.close());

const run = async (text: string, values: unknown[]) => (await test.database.owner.query(text, values)).rows;

interface Version {
  date: string;
  time: string;
  hall: number;
  part: number;
  what: string;
}

const version = fc.record({
  date: fc.constantFrom('2026-11-25', '2026-11-27'),
  time: fc.constantFrom('19:00', '20:00'),
  hall: fc.constantFrom(1, 2),
  part: fc.constantFrom(6, 9),
  what: fc.constantFrom('Starting a conversation', 'Explaining'),
});

async function put({ date, time, hall, part, what }: Version): Promise<void> {
  await run('update meeting_parts set title = $2 where id = (select part_id from duties where id = $1)', [
    duty,
    what,
  ]);
  const moved = 'update duties set on_date = $2, starts_at = $3, hall = $4, qualification = $5 where id = $1';
  await run(moved, [duty, date, time, hall, part]);
}

it('X-ACK-8 derives an answer in the database like the rule', async () => {
  const answered = `update duties set said = 'yes', answered_as = null, acknowledged_at = ${nowInSql()} where id = $1`;
  await fc.assert(
    fc.asyncProperty(version, version, async (before, after) => {
      await put(before);
      await run(answered, [duty]);
      await put(after);
      const [row] = await run('select acknowledged, said, answered_as, facts from duties where id = $1', [
        duty,
      ]);
      const holds = answerHolds({ ...before }, { ...after });
      expect(row).toEqual({
        acknowledged: holds ? 'yes' : null,
        said: 'yes',
        answered_as: before,
        facts: after,
      });
    }),
    runs(40),
  );
});
