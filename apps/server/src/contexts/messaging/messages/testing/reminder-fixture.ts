/** A congregation with meetings and duty reminders, for tests. */
import { duties } from '@sheaf/contract/duties/duties';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

/** Wednesday of the midweek meeting with the assignments. */
export const meetingDay = '2026-12-02';
const nextWeek = addDays(thisWeek, 7);
/** Burnie is eleven hours ahead of UTC in November and December. */
export const burnieTime = (date: string, clock: string): Date => new Date(`${date}T${clock}:00+11:00`);
export const eveningBefore = burnieTime('2026-12-01', '17:07');
export const weekBefore = burnieTime('2026-11-25', '17:07');
/** Reminder to Naomi, who has the first ministry part. */
export const eveningText =
  'Naomi, tomorrow, Wednesday 2 December, you have: 4. Starting a conversation (7:31 pm).';

export interface ReminderFixture {
  fixture: MeetingFixture;
  /** May set up messages, and add and delete events. */
  admin: SeededPerson;
  /** Has no duty at first. */
  naomi: SeededPerson;
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Adds a person with a phone who qualifies for prayers, demonstrations, helping and reading. */
  somebody(firstName: string, lang?: string): Promise<SeededPerson>;
  switchOn(...kinds: string[]): Promise<unknown>;
  meeting(): ReturnType<MeetingFixture['meeting']>;
  fill(place: string, person: SeededPerson | null, helper?: boolean): Promise<void>;
  /** Runs the hourly job at this instant. */
  hour(now: Date): Promise<void>;
  /** All texts in the outbox, in order. */
  sent(): Promise<string[]>;
}

export async function openReminderFixture(test: TestApp): Promise<ReminderFixture> {
  const fixture = await openMeetingFixture(test);
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await test.database.owner.query(text, [fixture.congregation.id, ...values])).rows as Row[];
  let phones = 0;
  const somebody = async (firstName: string, lang = 'en'): Promise<SeededPerson> => {
    const person = await fixture.qualified([1, 6, 12, 18], firstName);
    phones += 1;
    await query('update people set phone = $3, lang = $4 where congregation_id = $1 and id = $2', [
      person.id,
      `+6149157010${phones}`,
      lang,
    ]);
    return person;
  };
  const admin = await fixture.congregation.addPerson({
    permissions: [
      'settings.cong.edit',
      'settings.send_messages',
      'settings.events',
      'settings.events.add',
      'settings.events.delete',
    ],
  });
  const meeting = () => fixture.meeting('clam', nextWeek);
  return {
    fixture,
    admin,
    naomi: await somebody('Naomi'),
    query,
    somebody,
    switchOn: (...kinds) =>
      test.call(messages.saveSwitches, {
        as: admin.token,
        body: Object.fromEntries(kinds.map((kind) => [kind, true])),
      }),
    meeting,
    async fill(place, person, helper = false) {
      const row = await fixture.row((await meeting()).id, place);
      const { status } = await test.call(duties.fillDuty, {
        as: fixture.planner.token,
        params: { id: helper ? row.helper_duty_id! : row.id },
        body: { user_id: person?.id ?? null },
      });
      if (status !== 200) throw new Error(`the place ${place} was not filled: ${status}`);
    },
    hour(now) {
      test.setNow(now);
      return runNight(test.platform, test.database.owner, [messagesHourly]);
    },
    sent: async () =>
      (
        await query<{ body: string }>(
          'select body from outgoing_messages where congregation_id = $1 order by id',
        )
      ).map(({ body }) => body),
  };
}
