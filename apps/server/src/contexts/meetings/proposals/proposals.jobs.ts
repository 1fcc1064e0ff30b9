/** Hourly: applies and notifies the changes of the other side. Nightly: removes old contacts. */
import { toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { askAboutMoved } from '#contexts/meetings/proposals/ask-about-moved';
import { callOffAgreed } from '#contexts/meetings/proposals/call-off-agreed';
import { placeInSchedule } from '#contexts/meetings/proposals/place-in-schedule';
import { contactsOfNight, proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { tellCoordinator } from '#contexts/meetings/proposals/tell-coordinator';
import { readToday } from '#contexts/people/people.api';
import type { NightlyJob } from '#platform/jobs/nightly';

const daysKept = 14;

/**
 * Runs every hour without a condition, because an answer of the other side changes no row of the own
 * congregation.
 */
export const proposalsHourly: NightlyJob = {
  name: 'proposals',
  async run(tenant, now, platform) {
    const moved = await askAboutMoved({ tenant, now, platform });
    const ended = await callOffAgreed({ tenant, now, platform });
    const untold = await proposals.untold(tenant);
    for (const row of untold) {
      // Books what the other coordinator accepted; an obstacle is shown to ours on the screen.
      if (row.number !== null && sideOf(tenant, row) === 'from' && row.from_placed_at === null)
        await placeInSchedule({ tenant, now }, row, row.number);
      // Withdrawn agreements and moved meetings are also notified by mail.
      const isMailed = row.called_off_by !== null || (row.state === 'open' && row.moved_from !== null);
      await tellCoordinator({ tenant, now, ...(isMailed && { platform }) }, row);
      await proposals.markTold(tenant, row, toldMark(row));
    }
    return { proposals: untold.length + ended + moved };
  },
};

export const proposalsNightly: NightlyJob = {
  name: 'proposal-contacts',
  onlyWith: contactsOfNight,
  async run(tenant, now) {
    const before = addDays(await readToday(tenant, now), -daysKept);
    return { contacts: await proposalSenders.forgetContacts(tenant, before) };
  },
};
