/** Makes and moves meetings by the settings: immediately after these are saved, and several times an hour. */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { meetingsFollowSettings } from '#contexts/meetings/meetings/follow-settings';
import { followingJob, followTask } from '#contexts/meetings/meetings/following.store';
import { changeConductor } from '#contexts/meetings/meetings/standing-conductor';
import { tenantTransaction } from '#platform/database/tenant';
import type { FrequentJob } from '#platform/jobs/frequent';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';
import type { SettingsSaved } from '#platform/registry';

export const meetingsFrequent: FrequentJob = { name: 'meetings', run: meetingsFollowSettings };

export const meetingsTasks = (platform: Platform): Tasks => ({
  [followTask]: async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const act = { congregationId, personId: null, operation: `frequent.${meetingsFrequent.name}` };
    await tenantTransaction(platform, act, (tenant) => meetingsFollowSettings(tenant, platform.clock()));
    platform.changes?.tell(congregationId);
  },
});

export const followSavedSettings: SettingsSaved = async (tenant, parts, { before, now }) => {
  if (!parts.has(meetingSchedule.name)) return;
  await changeConductor(tenant, before?.meeting_schedule.wt_conductor ?? null, now);
  await followingJob.enqueue(tenant);
};
