/**
 * Query of the language groups with their own meetings, by name. Cached, because the schedule works offline.
 */
import type { Reply } from '#platform/api.ts';
import { useRead } from '#platform/use-read.ts';

export type LanguageGroup = Reply<'meetings.listLanguageGroups'>[number];

const read = 'meetings.listLanguageGroups';

/** A screen with a choice of groups must wait for this query, because the choice pushes the content down. */
export function useLanguageGroups(wanted = true) {
  return useRead(read, {}, { kept: true, enabled: wanted });
}
