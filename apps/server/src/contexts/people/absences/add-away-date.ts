import type { absences } from '@sheaf/contract/people/absences/absences';
import { isAway, overlaps, wrongInSpan } from '@sheaf/rules/people/absences/away';
import { absencesNotifications } from '@sheaf/rules/people/absences/notifications';
import { away } from '#contexts/people/absences/absences.store';
import { presentAway } from '#contexts/people/absences/present-away';
import { readToday } from '#contexts/people/congregations/congregations.api';
import { lockPerson, readPeople } from '#contexts/people/people/people.api';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** USERS-C11, USERS-R18. */
export async function addAwayDate(call: Handler<typeof absences.addAwayDate>) {
  const { tenant, actor, body, now } = call;
  const personId = body.user_id ?? actor.personId;
  if (personId !== actor.personId && !actor.permissions.has('settings.away.admin'))
    return call.refuse('away-not-yours');
  if (!(await lockPerson(tenant, personId))) return call.invalid({ user_id: ['no-such-person'] });
  const wrong = wrongInSpan(body);
  if (wrong) return call.invalid({ end_date: [wrong] });
  const others = await away.spansOf(tenant, personId);
  if (others.some((other) => overlaps(body, other))) return call.refuse('away-overlaps');
  const added = await away.add(tenant, {
    person_id: personId,
    starts_on: body.start_date,
    ends_on: body.end_date,
    comment: body.comment,
    present: isAway(body, await readToday(tenant, now)),
  });
  const { start_date: from, end_date: until } = body;
  await notify(
    tenant,
    absencesNotifications,
    [{ personId, type: 'away-entered', details: { from, until } }],
    now,
  );
  const users = await readPeople(tenant, [personId]);
  return { ...presentAway(added), users };
}
