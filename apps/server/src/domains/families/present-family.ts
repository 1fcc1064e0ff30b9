/** Families as those who keep people see them: how each can be reached, and not by what. */

import type { families as operations } from '@sheaf/contract/families/families';
import type { ReplyOf } from '@sheaf/contract/operation';
import { waysTo } from '@sheaf/rules/families/family';
import { families } from '#domains/families/families.store';
import type { Tenant } from '#platform/database/tenant';

type Family = ReplyOf<typeof operations.listFamilies>[number];

/** All, or the one of this id. */
export async function readFamilies(tenant: Tenant, id?: number): Promise<Family[]> {
  return (await families.list(tenant, id)).map((family) => ({
    ...family,
    members: family.members.map(({ phone, email, ...member }) => ({
      ...member,
      ways: waysTo({ phone, email }),
    })),
  }));
}
