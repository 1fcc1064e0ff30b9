/** Notifications about tasks: before a slot to its people, and to the keepers if it is not done. */
import type { NotificationKinds } from '../notifications/notification.ts';

const toTasks = () => '/schedules/tasks/';

export const tasksNotifications = {
  'task-ahead': { phrase: 'tasks:notification.task-ahead', to: toTasks },
  'task-undone': { phrase: 'tasks:notification.task-undone', to: toTasks },
  /** A person left a place. */
  'task-left': { phrase: 'tasks:notification.task-left', to: toTasks },
} satisfies NotificationKinds;
