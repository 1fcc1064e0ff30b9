/** A congregation with the Memorial among its events, for tests. */
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import type { MeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import type { TestApp } from '#platform/testing/test-app';

/** A Monday. */
export const memorialDay = '2027-03-22';

export const memorial = { type: 'memorial' as const, start_date: `${memorialDay}T19:15`, location: 'Hall' };

/** Everything stored of special meetings and their duties, without versions and times of changes. */
async function storedIn(test: TestApp, congregationId: number) {
  const without = `'{version,updated_at}'::text[]`;
  const { rows } = await test.database.owner.query<{ stored: unknown }>(
    `select jsonb_build_object(
      'meetings', (select jsonb_agg(to_jsonb(m) - ${without} order by m.id) from special_meetings m where m.congregation_id = $1),
      'parts', (select jsonb_agg(to_jsonb(p) - ${without} order by p.id) from special_parts p where p.congregation_id = $1),
      'weekly', (select jsonb_agg(to_jsonb(m) - ${without} order by m.id) from meetings m where m.congregation_id = $1),
      'duties', (select jsonb_agg(to_jsonb(d) - ${without} order by d.id) from duties d where d.congregation_id = $1)) as stored`,
    [congregationId],
  );
  return rows[0]!.stored;
}

export async function openSpecial(test: TestApp, { congregation, planner }: MeetingFixture) {
  const keeper = await congregation.addPerson({
    permissions: [
      ...['settings.events', 'settings.events.add', 'settings.events.edit', 'settings.events.delete'],
      ...['schedules.meetings', 'settings.print.s_140'],
    ] as never,
  });
  const follow = () => runQueuedFollowing(test);
  const list = async (as = keeper.token) => (await test.call(meetings.listSpecialMeetings, { as })).data;
  return {
    keeper,
    planner,
    follow,
    list,
    async add(body: object = memorial) {
      const { data } = await test.call(events.addEvent, { as: keeper.token, body: body as never });
      await follow();
      return data;
    },
    async edit(id: number, body: object) {
      const { status } = await test.call(events.editEvent, {
        as: keeper.token,
        params: { id },
        body: body as never,
      });
      await follow();
      return status;
    },
    async remove(id: number) {
      await test.call(events.deleteEvent, { as: keeper.token, params: { id } });
      await follow();
    },
    stored: () => storedIn(test, congregation.id),
    /** Saves the programme with these changes. */
    async save(event: number, body: object, as = keeper.token) {
      const meeting = (await list()).find((one) => one.event === event);
      const parts = meeting?.parts.map(({ id, title, minutes, song, seat }) => ({
        id,
        title,
        minutes,
        song,
        seat,
      }));
      return test.call(meetings.saveSpecialMeeting, {
        as,
        params: { event },
        body: { parts, ...body } as never,
      });
    },
    /** Duty of a part by its place in the programme, from 0. */
    dutyOf: async (event: number, part: number) =>
      (await list()).find((one) => one.event === event)!.parts[part]!.place!.id,
  };
}

export type SpecialFixture = Awaited<ReturnType<typeof openSpecial>>;
