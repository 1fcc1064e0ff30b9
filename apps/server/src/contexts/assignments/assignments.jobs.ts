/** Notifies people whose duty changed after their answer: at once, and hourly as a retry. */
import { tellCalledOff } from '#contexts/assignments/tell-called-off';
import { tellChangedDuties } from '#contexts/assignments/tell-changed-duties';
import { dutiesToTell } from '#contexts/duties/duties.public-api';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

/** Enqueued by the database with whatever opened an answer. @internal the tests run it. */
export const changedDutiesTask = 'tell-changed-duties';

export const assignmentsTasks = (platform: Platform): Tasks => ({
  [changedDutiesTask]: async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const act = { congregationId, personId: null, operation: 'assignments.tellChanged' };
    const now = platform.clock();
    await tenantTransaction(platform, act, async (tenant) => {
      await tellCalledOff({ tenant, platform, now });
      await tellChangedDuties({ tenant, platform, now });
    });
    platform.changes?.tell(congregationId);
  },
});

export const changedDutiesHourly: NightlyJob = {
  name: 'changed-duties',
  onlyWith: dutiesToTell,
  run: async (tenant, now, platform) => ({ written: await tellChangedDuties({ tenant, now, platform }) }),
};
