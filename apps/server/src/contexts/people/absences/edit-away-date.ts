import type { absences } from '@sheaf/contract/people/absences/absences';
import { isAway, overlaps, wrongInSpan } from '@sheaf/rules/people/absences/away';
import { absencesNotifications } from '@sheaf/rules/people/absences/notifications';
import { away } from '#contexts/people/absences/absences.store';
import { presentAway } from '#contexts/people/absences/present-away';
import { readToday } from '#contexts/people/congregations/congregations.api';
import { lockPerson } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** USERS-X10, USERS-R19: 404 for an invisible absence; the person is notified of another editor's change. */
export async function editAwayDate(call: Handler<typeof absences.editAwayDate>) {
  const { tenant, actor, params, body, now } = call;
  const personId = await away.personOf(tenant, params.id);
  if (personId !== undefined) await lockPerson(tenant, personId);
  const row = await away.lock(tenant, params.id);
  const mayTouch = row?.person_id === actor.personId || actor.permissions.has('settings.away.admin');
  if (!row || !mayTouch) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(presentAway(row));
  const wrong = wrongInSpan(body);
  if (wrong) return call.invalid({ end_date: [wrong] });
  const others = await away.spansOf(tenant, row.person_id, row.id);
  if (others.some((other) => overlaps(body, other))) return call.refuse('away-overlaps');
  const { start_date: from, end_date: until, comment } = body;
  const edited = await away.edit(tenant, row.id, {
    starts_on: from,
    ends_on: until,
    comment,
    present: isAway(body, await readToday(tenant, now)),
  });
  if (from !== row.starts_on || until !== row.ends_on)
    await notify(
      tenant,
      absencesNotifications,
      [{ personId: row.person_id, type: 'away-entered', details: { from, until } }],
      now,
    );
  return presentAway(edited);
}
