/** Server manifest of the domain: the list of everything a person has to do. */
import { assignmentsTasks, dutiesHourly } from '#contexts/assignments/assignments.jobs';
import { assignmentsRoutes } from '#contexts/assignments/assignments.routes';
import { phoneStorageHourly } from '#contexts/assignments/phone-storage.job';
import { defineDomain } from '#platform/domain';

export const assignmentsDomain = defineDomain({
  name: 'assignments',
  owns: [],
  operations: assignmentsRoutes,
  tasks: assignmentsTasks,
  hourly: [...dutiesHourly, phoneStorageHourly],
  journal: { kind: 'assignments', kinds: [], phrases: 'territory' },
});
