import { assignments } from '@sheaf/contract/assignments/assignments';
import { listAssignments } from '#contexts/assignments/list-assignments';
import { handle, type Route } from '#platform/handle';

export const assignmentsRoutes: readonly Route[] = [handle(assignments.listAssignments, listAssignments)];
