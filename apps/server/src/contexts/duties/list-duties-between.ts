import type { duties as operations } from '@sheaf/contract/duties/duties';
import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { readOwnDuties } from '#contexts/duties/own-duties';
import { readRecord, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** USERS-X22. */
export async function listDutiesBetween(call: Handler<typeof operations.listDutiesBetween>) {
  const { tenant, params, query, now, platform } = call;
  if (!(await readRecord(tenant, params.id))) return call.missing();
  const today = await readToday(tenant, now);
  const last = yearAhead(today);
  const from = query.from && query.from > today ? query.from : today;
  const to = query.to && query.to < last ? query.to : last;
  const rows = await readOwnDuties(tenant, platform.registry, { personId: params.id, from, to });
  // A duty of a whole group belongs to no single person.
  return rows.filter(({ kind, user_id }) => !(kind === 'task' && user_id === null));
}
