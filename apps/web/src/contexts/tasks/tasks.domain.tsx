/** Web manifest of tasks and helper sheets. */
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const TasksScreen = lazyScreen(() => import('./tasks-screen.tsx'), 'tasks');
const TaskListsScreen = lazyScreen(() => import('./task-lists-screen.tsx'), 'tasks', 'schedule');

const keepTasks = async (): Promise<void> => (await import('./keep-tasks.ts')).keepTasks();

export const tasksDomain = defineDomain({
  name: 'tasks',
  screens: [
    { path: '/schedules/tasks', Screen: TasksScreen, offline: true },
    { path: '/schedules/tasks/lists', Screen: TaskListsScreen },
  ],
  keep: keepTasks,
  notifications: {
    'task-ahead': IconClipboardCheck,
    'task-undone': IconClockExclamation,
    'task-left': IconUserMinus,
  },
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 12,
      to: '/schedules/tasks/',
      Icon: IconClipboardCheck,
      title: 'tasks:title',
      line: 'tasks:menuText',
    },
  ],
});
