import type { duties as operations } from '@sheaf/contract/duties/duties';
import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { readOwnDuties } from '#contexts/duties/own-duties';
import { readToday } from '#contexts/people/congregations/congregations.public-api';
import { readRecord } from '#contexts/people/people/people.public-api';
import type { Handler } from '#platform/handle';

/** USERS-X22. */
export async function listDutiesBetween(call: Handler<typeof operations.listDutiesBetween>) {
  const { tenant, params, query, now, platform } = call;
  if (!(await readRecord(tenant, params.id))) return call.missing();
  const today = await readToday(tenant, now);
  const [from, to] = [query.from < today ? today : query.from, yearAhead(today)];
  const asked = { personId: params.id, from, to: query.to > to ? to : query.to };
  const rows = await readOwnDuties(tenant, platform.registry, asked);
  // What a whole group has is nobody's own.
  return rows.filter(({ kind, user_id }) => !(kind === 'task' && user_id === null));
}
