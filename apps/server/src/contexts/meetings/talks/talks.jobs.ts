/** Hourly: reminds speakers. Nightly: removes contact data of past visitors and cleared talks. */

import { isReminderHour } from '@sheaf/rules/meetings/talks/reminders';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { talksToTell } from '#contexts/meetings/talks/changed-talks.store';
import { remindSpeakers } from '#contexts/meetings/talks/remind-speakers';
import { talks, talksOfNight } from '#contexts/meetings/talks/talks.store';
import { tellChangedTalks } from '#contexts/meetings/talks/tell-changed-talks';
import { readToday } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

const daysKept = 14;

export const talksHourly: NightlyJob = {
  name: 'speaker-reminders',
  awake: (zone, now) => isReminderHour(zone, now.getTime()),
  run: async (tenant, now, platform) => ({ written: await remindSpeakers({ tenant, now, platform }) }),
};

/** Enqueued by a database trigger when an answer is reopened. @internal the tests run it. */
export const changedTalksTask = 'tell-changed-talks';

export const talksTasks = (platform: Platform): Tasks => ({
  [changedTalksTask]: async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const act = { congregationId, personId: null, operation: 'talks.tellChanged' };
    const now = platform.clock();
    await tenantTransaction(platform, act, (tenant) => tellChangedTalks({ tenant, platform, now }));
    platform.changes?.tell(congregationId);
  },
});

/** Retries notifications held back by limits or balance. */
export const changedTalksHourly: NightlyJob = {
  name: 'changed-talks',
  onlyWith: talksToTell,
  run: async (tenant, now, platform) => ({ written: await tellChangedTalks({ tenant, now, platform }) }),
};

export const talksNightly: NightlyJob = {
  name: 'talks',
  onlyWith: talksOfNight,
  async run(tenant, now) {
    const visitors = await talks.reachableVisitors(tenant);
    const before = addDays(await readToday(tenant, now), -daysKept);
    const over = new Set(
      (
        await meetingsOfIds(
          tenant,
          visitors.map(({ meeting_id }) => meeting_id),
        )
      )
        .filter(({ held_on }) => held_on < before)
        .map(({ id }) => id),
    );
    const gone = visitors.filter(({ meeting_id }) => over.has(meeting_id)).map(({ id }) => id);
    await talks.forgetContacts(tenant, gone);
    return { talks: gone.length, cleared: await talks.forgetCleared(tenant) };
  },
};
