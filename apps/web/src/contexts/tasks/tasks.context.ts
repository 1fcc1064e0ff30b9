import { tasksDomain } from '#contexts/tasks/tasks.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const tasksContext = defineContext({
  name: 'tasks',
  layer: 3,
  domains: [tasksDomain],
});
