import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { dateOf } from '@sheaf/rules/time/wall-time';
import { meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { tellHosts } from '#contexts/meetings/talks/tell-hosts';
import { readWallNow } from '#contexts/people/people.api';
import type { LeavingStep } from '#platform/person-leaves';

/**
 * Removes the talks of a person who leaves or is deactivated from today on, at home and elsewhere; these
 * weekends are open for a booking.
 */
export const leaveTalks: LeavingStep = async (tenant, { personId, now, tells }) => {
  const own = await talks.ofPerson(tenant, personId);
  const wallNow = await readWallNow(tenant, now);
  const today = dateOf(wallNow);
  if (tells)
    await tellHosts(tenant, await awayTalks.aheadOf(tenant, personId, today), 'withdrawn', now.toISOString());
  await awayTalks.removeAhead(tenant, personId, today);
  const coming = new Set(
    (
      await meetingsOfIds(
        tenant,
        own.map(({ meeting_id }) => meeting_id),
      )
    )
      .filter(({ held_on, starts_at }) => wallTimeAt(held_on, starts_at) > wallNow)
      .map(({ id }) => id),
  );
  await talks.remove(
    tenant,
    own.filter(({ meeting_id }) => coming.has(meeting_id)).map(({ id }) => id),
  );
};
