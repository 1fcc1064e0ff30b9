import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { helperSheets } from '#contexts/tasks/helper-sheets.store';
import type { Handler } from '#platform/handle';

/** X-TASKS-7. */
export const listSheets = ({ tenant }: Handler<typeof operations.listSheets>) => helperSheets.list(tenant);
