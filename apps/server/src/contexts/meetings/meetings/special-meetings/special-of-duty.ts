/** A duty at a special meeting with its meeting and its label. */
import { labelledEvents } from '#contexts/meetings/meetings/meetings.api';
import {
  specialMeetings,
  specialParts,
} from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

interface NamedAtSpecial {
  special_id: number;
  special_part_id: number | null;
  responsibility_id: number | null;
}

export interface DutyAtSpecial {
  meeting: Awaited<ReturnType<typeof specialMeetings.ofIds>>[number];
  /** Title of the part, or label of the responsibility. */
  what: string;
  notes: string | null;
  minutes: number | null;
  /** Name of the event, or of special meetings after the event was deleted. */
  event: string;
  location: string | null;
}

/** In the order of the duties; undefined for a duty whose meeting was deleted. */
export async function dutiesWithSpecials<Duty extends NamedAtSpecial>(
  tenant: Tenant,
  duties: readonly Duty[],
): Promise<(DutyAtSpecial | undefined)[]> {
  if (duties.length === 0) return [];
  const ids = [...new Set(duties.map(({ special_id }) => special_id))];
  const { lang } = await readLetterhead(tenant);
  const meetings = new Map((await specialMeetings.ofIds(tenant, ids)).map((row) => [row.id, row]));
  const parts = new Map((await specialParts.ofMeetings(tenant, ids)).map((part) => [part.id, part]));
  const labels = new Map((await responsibilities.list(tenant)).map((row) => [row.id, row]));
  const events = new Map((await labelledEvents(tenant, lang)).map((event) => [event.id, event]));
  return duties.map(({ special_id, special_part_id, responsibility_id }) => {
    const meeting = meetings.get(special_id);
    if (!meeting) return undefined;
    const part = parts.get(special_part_id ?? 0);
    const responsibility = labels.get(responsibility_id ?? 0);
    const event = events.get(meeting.event_id);
    return {
      meeting,
      what: part?.title ?? responsibility?.label ?? '',
      notes: responsibility?.notes ?? null,
      minutes: part?.minutes ?? null,
      event: event?.label ?? say(lang, 'meetings:special.title'),
      location: event?.location ?? null,
    };
  });
}
