/** Notifies people of notices at 8:00 of their first day (X-BOARD-7). */
import { isNewsHourOfBoard, isTold, newsOfNotice } from '@sheaf/rules/noticeboard/notice-news';
import { readAudiences } from '#contexts/noticeboard/audience-of-notice';
import { notices, untoldNotices } from '#contexts/noticeboard/notices.store';
import { tellPeople } from '#contexts/noticeboard/tell-people';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, NightlyJob } from '#platform/jobs/nightly';

async function tellNotices(tenant: Tenant, now: Date, { settings }: JobPlatform): Promise<number> {
  const { zone } = await readLetterhead(tenant);
  const due = (await notices.lockUntold(tenant)).filter(({ tells, told_at, from_on, until_on }) =>
    isTold({ tells, told: told_at !== null, from_on, until_on }, zone, now.getTime()),
  );
  if (due.length === 0) return 0;
  const audienceOf = await readAudiences(tenant);
  let written = 0;
  for (const notice of due) {
    written += await tellPeople(tenant, {
      notice,
      people: audienceOf(notice).filter((id) => id !== notice.written_by),
      isReminder: false,
      effectOf: (personId) => newsOfNotice(notice.id, personId),
      now,
      address: settings.address,
    });
    await notices.markTold(tenant, notice.id, now);
  }
  return written;
}

export const noticesHourly: NightlyJob = {
  name: 'notices',
  awake: (zone, now) => isNewsHourOfBoard(zone, now.getTime()),
  onlyWith: untoldNotices,
  run: async (tenant, now, platform) => ({ written: await tellNotices(tenant, now, platform) }),
};
