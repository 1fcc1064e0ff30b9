import type { people } from '@sheaf/contract/people/people/people';
import { isTold } from '@sheaf/rules/notifications/notification';
import { findCommitments } from '#contexts/people/people/find-commitments';
import { people as rows } from '#contexts/people/people/people.store';
import { person } from '#contexts/people/people/person.store';
import { presentPerson } from '#contexts/people/people/present-person';
import { assignersOf } from '#contexts/people/people/tell-cleared';
import { readGrants } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';

/** USERS-X18. */
export async function listCommitments(call: Handler<typeof people.listCommitments>) {
  const { tenant, params, query, now, platform } = call;
  const row = await person.read(tenant, params.id);
  if (!row) return call.missing();
  const asked = { personId: row.id, occasion: query.occasion, now };
  const { cleared, stays } = await findCommitments(tenant, platform.registry, asked);
  const assigners = assignersOf(await readGrants(tenant), cleared, row.id);
  const ids = [...assigners.keys()].filter((id) => isTold(id, tenant.personId));
  const named = ids.length === 0 ? [] : (await rows.list(tenant, ids)).map(presentPerson);
  const hosts = cleared.flatMap(({ host }) => host ?? []);
  return { cleared, stays, told: [...named.map(({ full_name }) => full_name), ...new Set(hosts)] };
}
