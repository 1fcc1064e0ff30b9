/** The language groups that hold their own meetings, by name; kept, since the schedule is read without a network too. */
import type { Reply } from '../../../platform/api.ts';
import { useRead } from '../../../platform/use-read.ts';

export type LanguageGroup = Reply<'meetings.listLanguageGroups'>[number];

export const useLanguageGroups = () => useRead('meetings.listLanguageGroups', {}, { kept: true });
