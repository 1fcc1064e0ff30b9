import { tasks } from '#contexts/tasks/tasks.store';
import { type CommitmentSource, standing } from '#platform/commitment-source';
import type { LeavingStep } from '#platform/person-leaves';

/** Takes a person who leaves off the lists; the duty ledger frees their places. */
export const leaveTasks: LeavingStep = (tenant, { personId }) => tasks.release(tenant, personId);

/** Lists of turns with a person (USERS-X18). */
export const taskCommitments: CommitmentSource = async (tenant, personId) =>
  (await tasks.labelsWith(tenant, personId)).map((label) => standing('task-list', label));
