/** A congregation with meetings, and a person who plans them, for tests. */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { makeWeeks } from '#contexts/meetings/meetings/make-weeks';
import { tenantTransaction } from '#platform/database/tenant';
import { standingWeeks } from '#platform/testing/made-weeks';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

/** A Monday. */
export const thisWeek = '2026-11-23';

export const planning = [
  'schedules.meetings',
  'schedules.meetings.assign',
  'schedules.meetings.edit',
] as const;

export interface MeetingFixture {
  congregation: SeededCongregation;
  planner: SeededPerson;
  make(): Promise<number>;
  meeting(type: 'clam' | 'public', week?: string): Promise<{ id: number; version: number }>;
  parts(meetingId: number): ReturnType<typeof readParts>;
  rows(meetingId: number): ReturnType<typeof readRows>;
  /** Id of a part by its place, such as `ministry.first`. */
  part(meetingId: number, place: string): Promise<number>;
  row(meetingId: number, place: string, hall?: number): Promise<Awaited<ReturnType<typeof readRows>>[number]>;
  /** Adds a person who qualifies for these parts, by their numbers. */
  qualified(parts: number[], name?: string): Promise<SeededPerson>;
}

const readParts = async (test: TestApp, as: string, meetingId: number) =>
  (await test.call(meetings.listParts, { as })).data.filter(({ meeting_id }) => meeting_id === meetingId);

const readRows = async (test: TestApp, as: string, meetingId: number) =>
  (await test.call(meetings.listMeetingAssignments, { as })).data.filter(
    ({ meeting_id }) => meeting_id === meetingId,
  );

export async function openMeetingFixture(test: TestApp, name = 'Burnie'): Promise<MeetingFixture> {
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  const congregation = await seedCongregation(test.database.owner, name);
  const planner = await congregation.addPerson({ permissions: [...planning] });
  const act = { congregationId: congregation.id, personId: null, operation: 'frequent.meetings' };
  const make = () =>
    tenantTransaction(test.platform, act, (tenant) => makeWeeks(tenant, test.platform.clock()));
  await standingWeeks(test.database, congregation.id, make);
  const parts = (meetingId: number) => readParts(test, planner.token, meetingId);
  const rows = (meetingId: number) => readRows(test, planner.token, meetingId);
  return {
    congregation,
    planner,
    make,
    parts,
    rows,
    async meeting(type, week = thisWeek) {
      const { data } = await test.call(meetings.listMeetings, { as: planner.token });
      return data.find((meeting) => meeting.type === type && meeting.week === week)!;
    },
    part: async (meetingId, place) =>
      (await parts(meetingId)).find(({ meeting, part }) => `${meeting}.${part}` === place)!.id,
    row: async (meetingId, place, hall = 1) =>
      (await rows(meetingId)).find((row) => row.part === place && row.hall === hall)!,
    async qualified(types, firstName) {
      const person = await congregation.addPerson(firstName ? { firstName } : {});
      await test.database.owner.query(
        'update people set qualified_parts = $3 where congregation_id = $1 and id = $2',
        [congregation.id, person.id, types],
      );
      return person;
    },
  };
}
