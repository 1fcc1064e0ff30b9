import { assignmentsDomain } from '#contexts/assignments/assignments.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const assignmentsContext = defineContext({
  name: 'assignments',
  layer: 4,
  domains: [assignmentsDomain],
});
