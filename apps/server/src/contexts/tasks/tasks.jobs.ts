/** Makes the slots of tasks after every change and every night (X-TASKS-2), and notifies people of slots (X-TASKS-8). */
import { isNewsHourOfTasks } from '@sheaf/rules/tasks/slot-news';
import { followTasks } from '#contexts/tasks/follow-tasks';
import { openSlots } from '#contexts/tasks/task-slots.store';
import { followTask, tasksOfNight } from '#contexts/tasks/tasks.store';
import { tellSlots } from '#contexts/tasks/tell-slots';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

export const tasksNightly: NightlyJob = {
  name: 'tasks',
  onlyWith: tasksOfNight,
  run: async (tenant, now) => ({ task_slots: await followTasks(tenant, now) }),
};

export const tasksHourly: NightlyJob = {
  name: 'task-news',
  awake: (zone, now) => isNewsHourOfTasks(zone, now.getTime()),
  onlyWith: openSlots,
  run: async (tenant, now, platform) => ({ written: await tellSlots(tenant, now, platform) }),
};

export const tasksTasks = (platform: Platform): Tasks => ({
  [followTask]: async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const act = { congregationId, personId: null, operation: 'tasks.followTasks' };
    await tenantTransaction(platform, act, (tenant) => followTasks(tenant, platform.clock()));
    platform.changes?.tell(congregationId);
  },
});
