import type { people as operations } from '@sheaf/contract/people/people/people';
import { fullName } from '@sheaf/rules/people/people/names';
import { people } from '#contexts/people/people/people.store';
import type { Handler } from '#platform/handle';

/** USERS-O7: no further fields of people. */
export async function listVisitors({ tenant }: Handler<typeof operations.listVisitors>) {
  const rows = await people.visitors(tenant);
  return rows.map(({ id, appointment, last_login, ...named }) => ({
    id,
    full_name: fullName(named),
    appointment,
    last_login: last_login?.toISOString() ?? null,
  }));
}
