/** Groups for display: leaders by name, and the address for its own people (GROUPS-R10). */
import type { group } from '@sheaf/contract/people/groups/groups';
import { maySeeGroupAddress } from '@sheaf/rules/people/groups/members';
import { fullName } from '@sheaf/rules/people/people/names';
import type { z } from 'zod';
import { groups } from '#contexts/people/groups/groups.store';
import { members } from '#contexts/people/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

type GroupReply = z.output<typeof group>;

const leaderOf = (id: number | null, first: string | null, last: string | null) =>
  id === null ? null : { id, full_name: fullName({ first_name: first ?? '', last_name: last ?? '' }) };

/** All, or one by id. */
export async function readGroups(tenant: Tenant, actor: Actor, id?: number): Promise<GroupReply[]> {
  const viewer = { group_id: await members.groupOf(tenant, actor.personId), permissions: actor.permissions };
  return (await groups.list(tenant, id)).map(
    ({ overseer_first, overseer_last, assistant_first, assistant_last, ...row }) => ({
      ...row,
      overseer: leaderOf(row.overseer_id, overseer_first, overseer_last),
      assistant: leaderOf(row.assistant_id, assistant_first, assistant_last),
      address: maySeeGroupAddress(viewer, row.id) ? row.address : null,
      members: Number(row.members),
    }),
  );
}
