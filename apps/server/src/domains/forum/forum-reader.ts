import type { Reader } from '@sheaf/rules/forum/post-rights';
import type { Actor } from '#platform/actor';
import type { Platform } from '#platform/platform';

/** FORUM-R4: people of the congregations that the installation names keep the forum in order. */
export const readerOf = (
  { congregationId, personId }: Pick<Actor, 'congregationId' | 'personId'>,
  { settings }: Pick<Platform, 'settings'>,
): Reader => ({ congregationId, personId, keeps: settings.forumCongregations.includes(congregationId) });
