import { isForumKeeper, mayNameByEmail } from '@sheaf/rules/forum/keeper';
import type { Reader } from '@sheaf/rules/forum/post-rights';
import { readRecord } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface Reading {
  tenant: Tenant;
  actor: Pick<Actor, 'congregationId' | 'personId' | 'permissions'>;
  platform: Pick<Platform, 'settings'>;
}

/**
 * Decides on every request whether the caller is a keeper; an e-mail of the setting is compared with the
 * caller's record (FORUM-R4, FORUM-X6).
 */
export async function readerOf({ tenant, actor, platform }: Reading): Promise<Reader> {
  const { congregationId, personId, permissions } = actor;
  const keepers = platform.settings.forumKeepers;
  const known = { congregationId, personId, administers: permissions.has('settings.roles.edit') };
  const byEmail = mayNameByEmail(known) && keepers.some((keeper) => 'email' in keeper);
  const email = byEmail ? ((await readRecord(tenant, personId))?.email ?? null) : null;
  return { congregationId, personId, keeps: isForumKeeper({ ...known, email }, keepers) };
}
