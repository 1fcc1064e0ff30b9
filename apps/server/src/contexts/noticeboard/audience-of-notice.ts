/** Active people in the audience of a notice who may open the board. */
import { isInAudience, type NoticeTerms } from '@sheaf/rules/noticeboard/audience';
import { allReachablePeople, readGrants } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

type Audience = Pick<NoticeTerms, 'audience' | 'group_ids'>;

/** Reads people and permissions once for several notices. */
export async function readAudiences(tenant: Tenant): Promise<(notice: Audience) => number[]> {
  const grants = await readGrants(tenant);
  const people = (await allReachablePeople(tenant)).filter(
    ({ id, active, appointment }) =>
      active && appointment !== 'inactive' && grants.keysHeldBy(id).has('schedules.noticeboard'),
  );
  return (notice) =>
    people
      .filter(({ appointment, pioneer, specialPioneer: special_pioneer, groupId: group_id }) =>
        isInAudience(notice, { appointment, pioneer, special_pioneer, group_id }),
      )
      .map(({ id }) => id);
}
