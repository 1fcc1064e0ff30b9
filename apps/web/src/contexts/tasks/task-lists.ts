/** Tasks and helper sheets as the keeper reads them. */
import type { Reply } from '#platform/api.ts';

export type Task = Reply<'tasks.listTasks'>[number];
export type HelperSheet = Reply<'tasks.listSheets'>[number];
