import type { people as operations } from '@sheaf/contract/people/people';
import { endsBeforeStart, isAway } from '@sheaf/rules/people/away';
import { peopleNotifications } from '@sheaf/rules/people/notifications';
import { away } from '#domains/people/away.store';
import { people } from '#domains/people/people.store';
import { person } from '#domains/people/person.store';
import { presentAway } from '#domains/people/present-away';
import { presentPerson } from '#domains/people/present-person';
import type { Handler } from '#platform/handle';
import { notify } from '#platform/notifications/notifications.store';

/** USERS-C11, USERS-R18. */
export async function addAwayDate(call: Handler<typeof operations.addAwayDate>) {
  const { tenant, actor, body, now } = call;
  const personId = body.user_id ?? actor.personId;
  if (personId !== actor.personId && !actor.permissions.has('settings.away.admin'))
    return call.refuse('away-not-yours');
  if (!(await person.lock(tenant, personId))) return call.invalid({ user_id: ['no-such-person'] });
  if (endsBeforeStart(body)) return call.invalid({ end_date: ['before-start'] });
  const added = await away.add(tenant, {
    person_id: personId,
    starts_on: body.start_date,
    ends_on: body.end_date,
    comment: body.comment,
    present: isAway(body, await person.today(tenant, now)),
  });
  const { start_date: from, end_date: until } = body;
  await notify(
    tenant,
    peopleNotifications,
    [{ personId, type: 'away-entered', details: { from, until } }],
    now,
  );
  const users = (await people.list(tenant, [personId])).map(presentPerson);
  return { ...presentAway(added), users };
}
