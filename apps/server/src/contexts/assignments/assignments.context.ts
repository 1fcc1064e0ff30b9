import { assignmentsDomain } from '#contexts/assignments/assignments.domain';
import { defineContext } from '#platform/context';

export const assignmentsContext = defineContext({
  name: 'assignments',
  layer: 4,
  holds: 'all assignments of a person',
  domains: [assignmentsDomain],
});
