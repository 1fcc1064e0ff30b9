import { tasksDomain } from '#contexts/tasks/tasks.domain';
import { defineContext } from '#platform/context';

export const tasksContext = defineContext({
  name: 'tasks',
  layer: 3,
  holds: 'tasks that repeat and helper sheets, their times, and who helps',
  domains: [tasksDomain],
});
