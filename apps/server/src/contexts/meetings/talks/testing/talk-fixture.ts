/** A congregation with meetings, a talk coordinator and speakers, for tests. */

import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import type { BodyOf, ReplyOf } from '@sheaf/contract/operation';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { changeSettings } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

type Booking = Partial<BodyOf<typeof talks.bookTalk>>;
export type Week = ReplyOf<typeof talks.listTalks>[number];

export interface TalkFixture extends MeetingFixture {
  coordinator: SeededPerson;
  week(monday: string): Promise<Week>;
  /** Books a visitor with a mail address by default. */
  book(
    monday: string,
    booking?: Booking,
  ): Promise<{
    data: ReplyOf<typeof talks.bookTalk>;
    status: number;
    problem: { code: string; errors?: object };
  }>;
  speaker(firstName?: string): Promise<SeededPerson>;
  /** Mails, newest first. */
  mails(): Promise<{ recipient: string; subject: string; body: string; person_id: number | null }[]>;
  /** Token of the newest request. */
  token(): Promise<string>;
}

export const visitor = {
  name: 'Martin Calloway',
  congregation: 'Devonport',
  email: 'martin@example.org',
  phone: null,
};

const newestMails =
  'select recipient, subject, body, person_id from outgoing_messages where congregation_id = $1 order by id desc';
const reached = 'update people set email = $3 where congregation_id = $1 and id = $2';

export async function openTalkFixture(test: TestApp, name = 'Burnie'): Promise<TalkFixture> {
  const fixture = await openMeetingFixture(test, name);
  const coordinator = await fixture.congregation.addPerson({
    permissions: ['settings.meetings.public', 'schedules.meetings'],
    firstName: 'Daniel',
  });
  const { owner } = test.database;
  const reach = (id: number, email: string) => owner.query(reached, [fixture.congregation.id, id, email]);
  await reach(coordinator.id, `coordinator-${coordinator.id}@example.org`);
  const act = { congregationId: fixture.congregation.id, personId: null, operation: 'test' };
  await tenantTransaction(test.platform, act, (tenant) =>
    changeSettings(tenant, meetingSchedule, { ptc: coordinator.id }),
  );
  const as = coordinator.token;
  const week = async (monday: string) =>
    (await test.call(talks.listTalks, { as })).data.find((one) => one.week === monday)!;
  const mails: TalkFixture['mails'] = async () =>
    (await owner.query(newestMails, [fixture.congregation.id])).rows;
  return {
    ...fixture,
    coordinator,
    week,
    mails,
    async book(monday, booking = {}) {
      const { id } = await week(monday);
      const given = booking.speaker_id === undefined ? { speaker: visitor } : {};
      const body = { meeting_id: id, public_talk_id: 12, ...given, ...booking };
      return test.call(talks.bookTalk, { as, body });
    },
    async speaker(firstName = 'Samuel') {
      const person = await fixture.qualified([14], firstName);
      await reach(person.id, `${firstName.toLowerCase()}-${person.id}@example.org`);
      return person;
    },
    async token() {
      const found = (await mails()).map(({ body }) => /\/speak#([\w-]+)/.exec(body)?.[1]).find(Boolean);
      return found!;
    },
  };
}
