/** A congregation with a student part that a person has and others could take, for tests of swaps. */
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { swapsHourly } from '#contexts/planning/swaps/swaps.jobs';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

/** More than 48 hours after the clock of the fixture. */
export const laterWeek = '2026-12-07';

const reading = { place: 'treasures.reading', qualification: 5 };

export interface SwapFixture extends MeetingFixture {
  asker: SeededPerson;
  others: SeededPerson[];
  meetingId: number;
  duty: number;
  assign(duty: number, person: number | null): Promise<{ status: number }>;
  holder(duty?: number): Promise<number | null>;
  ask(
    body?: { reason?: 'work' | 'ill'; note?: string; duty_id?: number; user_ids?: number[] },
    as?: string,
    key?: string,
  ): ReturnType<typeof ask>;
  list(person: SeededPerson): Promise<Awaited<ReturnType<typeof ask>>['data'][]>;
  answer(id: number, person: SeededPerson, given: 'take' | 'cant'): ReturnType<typeof answerAs>;
  askNext(id: number, as?: string): Promise<{ status: number; problem: { code: string } }>;
  told(person: SeededPerson): Promise<string[]>;
  /** Runs the hourly job at an instant. */
  at(instant: string): Promise<void>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

const ask = (test: TestApp, as: string, body: object, key?: string) =>
  test.call(swaps.askSwap, { as, body: body as never, ...(key && { key }) });

const answerAs = (test: TestApp, as: string, id: number, answer: 'take' | 'cant') =>
  test.call(swaps.answerSwap, { as, params: { id }, body: { answer } });

/** @param people who could take the duty. */
export async function openSwapFixture(test: TestApp, name: string, people = 7): Promise<SwapFixture> {
  const fixture = await openMeetingFixture(test, name);
  const meetingId = (await fixture.meeting('clam', laterWeek)).id;
  const asker = await fixture.qualified([reading.qualification], 'Asker');
  const others: SeededPerson[] = [];
  for (let at = 0; at < people; at += 1)
    others.push(await fixture.qualified([reading.qualification], `Other ${at}`));
  const duty = (await fixture.row(meetingId, reading.place)).id;
  const assign = (id: number, person: number | null) =>
    test.call(duties.fillDuty, { as: fixture.planner.token, params: { id }, body: { user_id: person } });
  await assign(duty, asker.id);
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.owner.query(text, values)).rows;
  return {
    ...fixture,
    asker,
    others,
    meetingId,
    duty,
    assign,
    query,
    holder: async (id = duty) =>
      (await query('select person_id from duties where id = $1', [id]))[0]!['person_id'] as number | null,
    ask: (body = {}, as = asker.token, key) => ask(test, as, { duty_id: duty, ...body }, key),
    list: async ({ token: as }) => (await test.call(swaps.listSwaps, { as })).data,
    answer: (id, { token }, given) => answerAs(test, token, id, given),
    askNext: (id, as = asker.token) => test.call(swaps.askNext, { as, params: { id } }),
    told: async ({ token: as }) =>
      (await test.call(dashboard.listNotifications, { as })).data.map(({ type }) => type),
    async at(instant) {
      test.setNow(new Date(instant));
      await runNight(test.platform, test.database.owner, [swapsHourly]);
    },
  };
}

/** Moves the meeting of the fixture to another day of its week. */
export const moveMeeting = (test: TestApp, { planner, meetingId }: SwapFixture, local_date: string) =>
  test.call(meetings.moveMeeting, {
    as: planner.token,
    params: { id: meetingId },
    body: { local_date, time: '19:00' },
  });
