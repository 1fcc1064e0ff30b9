import type { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { tasks } from '#contexts/tasks/tasks.store';
import type { Handler } from '#platform/handle';

/** X-TASKS-1. */
export const listTasks = ({ tenant }: Handler<typeof operations.listTasks>) => tasks.list(tenant);
