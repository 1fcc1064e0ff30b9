/**
 * Notifies people whose known duty changed, was cancelled or was withdrawn: immediately, and hourly as a
 * retry.
 */
import type { ReminderContext } from '#contexts/assignments/remind-as-before';
import { tellCalledOff } from '#contexts/assignments/tell-called-off';
import { tellChangedDuties } from '#contexts/assignments/tell-changed-duties';
import { tellWithdrawnDuties } from '#contexts/assignments/tell-withdrawn-duties';
import {
  agreedDuties,
  dutiesToTell,
  queueWithdrawnDuties,
  withdrawnToTell,
} from '#contexts/duties/duties.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

/** Enqueued by a database trigger when an answer is reopened. @internal the tests run it. */
export const changedDutiesTask = 'tell-changed-duties';
/** Enqueued by a database trigger when a person loses a duty. */
export const withdrawnDutiesTask = 'tell-withdrawn-duties';

/** A withdrawal that is reverted within this time is not notified. */
const quietMilliseconds = 5 * 60_000;

type NewsJob = (telling: ReminderContext) => Promise<unknown>;

const taskOf =
  (platform: Platform, operation: string, tellAll: readonly NewsJob[]): Tasks[string] =>
  async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const now = platform.clock();
    await tenantTransaction(platform, { congregationId, personId: null, operation }, async (tenant) => {
      for (const tell of tellAll) await tell({ tenant, platform, now });
    });
    platform.changes?.tell(congregationId);
  };

/** Each withdrawal restarts the wait; the hourly job limits it. */
function withdrawnTask(platform: Platform): Tasks[string] {
  const tell = taskOf(platform, 'assignments.tellWithdrawn', [tellWithdrawnDuties]);
  return async (payload, ending) => {
    const { congregationId, isQuiet } = payload as { congregationId: number; isQuiet?: boolean };
    if (isQuiet) return tell(payload, ending);
    const at = new Date(platform.clock().getTime() + quietMilliseconds);
    const act = { congregationId, personId: null, operation: 'assignments.delayWithdrawn' };
    await tenantTransaction(platform, act, (tenant) => queueWithdrawnDuties(tenant, withdrawnDutiesTask, at));
  };
}

export const assignmentsTasks = (platform: Platform): Tasks => ({
  [changedDutiesTask]: taskOf(platform, 'assignments.tellChanged', [tellCalledOff, tellChangedDuties]),
  [withdrawnDutiesTask]: withdrawnTask(platform),
});

const hourly = (
  name: string,
  onlyWith: string,
  tell: (telling: ReminderContext) => Promise<number>,
): NightlyJob => ({
  name,
  onlyWith,
  run: async (tenant, now, platform) => ({ written: await tell({ tenant, now, platform }) }),
});

export const dutiesHourly = [
  hourly('changed-duties', dutiesToTell, tellChangedDuties),
  hourly('called-off-duties', agreedDuties, tellCalledOff),
  hourly('withdrawn-duties', withdrawnToTell, tellWithdrawnDuties),
];
