/**
 * Families for people who edit the records: by which channels each member is reachable, without the contacts.
 */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { families as operations } from '@sheaf/contract/people/families/families';
import { channelsTo } from '@sheaf/rules/people/families/family';
import { families } from '#contexts/people/families/families.store';
import { reachablePeople } from '#contexts/people/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type Family = ReplyOf<typeof operations.listFamilies>[number];

/** All, or one by id. */
export async function readFamilies(tenant: Tenant, id?: number): Promise<Family[]> {
  const rows = await families.list(tenant, id);
  const ids = rows.flatMap(({ members }) => members.map((member) => member.id));
  const people = new Map((await reachablePeople.among(tenant, ids)).map((person) => [person.id, person]));
  return rows.map((family) => ({
    ...family,
    members: family.members.map((member) => {
      const { active = false, phone = null, email = null } = people.get(member.id) ?? {};
      return { ...member, active, channels: channelsTo({ phone, email }) };
    }),
  }));
}
