/** The language groups that hold their own meetings, by name, from the phone first: the schedule is read without a network too. */
import { useEffect } from 'react';
import type { Reply } from '#platform/api.ts';
import { recallKept } from '#platform/encrypted-cache/recall-kept.ts';
import { useRead } from '#platform/use-read.ts';

export type LanguageGroup = Reply<'meetings.listLanguageGroups'>[number];

const read = 'meetings.listLanguageGroups';

/** Whoever shows a choice among them waits until it is known whether there are any: it pushes what stands below. */
export function useLanguageGroups(wanted = true) {
  useEffect(() => {
    if (wanted) void recallKept(read, [read]);
  }, [wanted]);
  return useRead(read, {}, { kept: true, enabled: wanted });
}
