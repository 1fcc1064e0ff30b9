/** Makes, moves and ends special meetings after their events (X-MEMORIAL). */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import {
  endOfSpecial,
  type SpecialTime,
  specialChanges,
  specialProgramme,
} from '@sheaf/rules/meetings/meetings/special-meeting';
import { allEvents } from '#contexts/events/events.api';
import { settleSpecial } from '#contexts/meetings/meetings/special-meetings/settle-special';
import {
  type SpecialMeetingRow,
  specialMeetings,
  specialParts,
} from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { addEmblems, fillSpecials } from '#contexts/meetings/responsibilities/fill-specials';
import { readLetterhead, readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

type Event = Awaited<ReturnType<typeof allEvents>>[number];

/** With the usual programme, in the language of the congregation. */
export async function makeSpecial(
  tenant: Tenant,
  event: Event,
  time: SpecialTime,
): Promise<SpecialMeetingRow | undefined> {
  const planned = specialProgramme(event.type);
  const made = await specialMeetings.add(tenant, {
    event_id: event.id,
    ...time,
    ends_at: endOfSpecial(planned, time.starts_at),
  });
  if (!made) return undefined;
  const { lang } = await readLetterhead(tenant);
  await specialParts.add(
    tenant,
    planned.map(({ key, minutes, seat }, index) => ({
      special_id: made.id,
      order: index + 1,
      title: say(lang, `meetings:special.part.${key}`),
      minutes,
      song: null,
      seat,
    })),
  );
  return settleSpecial(tenant, made);
}

/** Idempotent. */
export async function followSpecials(tenant: Tenant, now: Date): Promise<void> {
  if (!(await readSettings(tenant, meetingSchedule)).on) return;
  const rows = await specialMeetings.lockAll(tenant);
  // The events are read after the lock, so that a simultaneous job does not use older ones.
  const today = await readToday(tenant, now);
  const changes = specialChanges(await allEvents(tenant), rows, today);
  if (changes.add.some(({ event }) => event.type === 'memorial') && rows.length === 0)
    await addEmblems(tenant, now);
  for (const { event, time } of changes.add) await makeSpecial(tenant, event, time);
  for (const { row, time, ended_on } of changes.edit)
    await specialMeetings.edit(tenant, row.id, { ...time, ended_on });
  await specialMeetings.remove(
    tenant,
    changes.remove.map(({ id }) => id),
  );
  const changed = new Set(changes.edit.map(({ row }) => row.id));
  for (const row of await specialMeetings.list(tenant))
    if (changed.has(row.id) || row.held_on >= today) await settleSpecial(tenant, row);
  await fillSpecials(tenant, now);
}
