/** A congregation that the circuit overseer visits, for tests. */
import { events } from '@sheaf/contract/events/events';
import type { MeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import type { TestApp } from '#platform/testing/test-app';

/** Monday of the week of the visit. */
export const visitWeek = '2026-12-07';

export const visit = {
  type: 'co' as const,
  start_date: '2026-12-08T19:00',
  end_date: '2026-12-13T12:00',
  speaker: 'Amos Hale',
  public_theme: 'A firm hope',
  theme: 'Stay close',
};

/** Everything stored of the meetings, parts and duties of a congregation, without versions and times of changes. */
async function storedIn(test: TestApp, congregationId: number, week: string) {
  const { rows } = await test.database.owner.query<{ stored: unknown }>(
    `select jsonb_build_object(
      'meetings', (select jsonb_agg(to_jsonb(m) - '{version,updated_at}'::text[] order by m.id) from meetings m
        where m.congregation_id = $1 and m.week = $2),
      'parts', (select jsonb_agg(to_jsonb(p) - '{version,updated_at}'::text[] order by p.id) from meeting_parts p
        join meetings m on m.congregation_id = p.congregation_id and m.id = p.meeting_id where m.congregation_id = $1 and m.week = $2),
      'duties', (select jsonb_agg(to_jsonb(d) - '{version,updated_at}'::text[] order by d.id) from duties d
        where d.congregation_id = $1 and d.week = $2)) as stored`,
    [congregationId, week],
  );
  return rows[0]!.stored;
}

export async function openVisited(test: TestApp, { congregation, parts, rows }: MeetingFixture) {
  const keeper = await congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add', 'settings.events.edit', 'settings.events.delete'],
  });
  const follow = () => runQueuedFollowing(test);
  return {
    keeper,
    follow,
    /** Adds a visit and lets the meetings follow. */
    async add(body: object = {}) {
      const { data } = await test.call(events.addEvent, {
        as: keeper.token,
        body: { ...visit, ...body } as never,
      });
      await follow();
      return data;
    },
    async edit(id: number, body: object) {
      await test.call(events.editEvent, {
        as: keeper.token,
        params: { id },
        body: { ...visit, ...body } as never,
      });
      await follow();
    },
    async remove(id: number) {
      await test.call(events.deleteEvent, { as: keeper.token, params: { id } });
      await follow();
    },
    stored: (week = visitWeek) => storedIn(test, congregation.id, week),
    /** `living.review 3` */
    programme: async (meetingId: number) =>
      (await parts(meetingId)).map(({ meeting, part, time }) => `${meeting}.${part} ${time}`),
    places: async (meetingId: number) => (await rows(meetingId)).map(({ part, hall }) => `${part} ${hall}`),
  };
}

export type VisitedFixture = Awaited<ReturnType<typeof openVisited>>;
