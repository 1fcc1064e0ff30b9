/** Hourly: applies and notifies the changes of the other side. Nightly: removes old contacts. */
import { toldMark } from '@sheaf/rules/meetings/proposals/proposal';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { askAboutMoved } from '#contexts/meetings/proposals/ask-about-moved';
import { callOffAgreed } from '#contexts/meetings/proposals/call-off-agreed';
import { followAgreement, placeInSchedule } from '#contexts/meetings/proposals/place-in-schedule';
import { contactsOfNight, proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { tellCoordinator } from '#contexts/meetings/proposals/tell-coordinator';
import { tellMovedSpeaker } from '#contexts/meetings/proposals/tell-moved-speaker';
import type { LetterContext } from '#contexts/meetings/proposals/write-proposal';
import { readToday } from '#contexts/people/people.api';
import { tenantTransaction } from '#platform/database/tenant';
import type { NightlyJob } from '#platform/jobs/nightly';
import type { Tasks } from '#platform/jobs/start-jobs';
import type { Platform } from '#platform/platform';

const daysKept = 14;

async function follow(writing: LetterContext): Promise<{ proposals: number }> {
  const { tenant, now, platform } = writing;
  const moved = await askAboutMoved(writing);
  const ended = await callOffAgreed(writing);
  const untold = await proposals.untold(tenant);
  for (const row of untold) {
    // Books an acceptance of the other side; if an obstacle prevents it, the own coordinator has to decide on
    // the screen.
    if (row.number !== null && sideOf(tenant, row) === 'from' && row.from_placed_at === null)
      await placeInSchedule({ tenant, now }, row, row.number);
    else if (row.number !== null && row.meeting === null) await followAgreement({ tenant, now }, row);
    // Withdrawn agreements and moved meetings are also sent by mail.
    const isMailed = row.called_off_by !== null || (row.state === 'open' && row.moved_from !== null);
    await tellCoordinator({ tenant, now, ...(isMailed && { platform }) }, row);
    await tellMovedSpeaker(writing, row);
    await proposals.markTold(tenant, row, toldMark(row));
  }
  return { proposals: untold.length + ended + moved };
}

/**
 * Enqueued by the database when the meeting of an agreed talk is moved: first for the host, then for the
 * other side. @internal the tests run it.
 */
export const followProposalsTask = 'follow-proposals';

export const proposalsTasks = (platform: Platform): Tasks => ({
  [followProposalsTask]: async (payload) => {
    const { congregationId } = payload as { congregationId: number };
    const act = { congregationId, personId: null, operation: 'proposals.follow' };
    const now = platform.clock();
    await tenantTransaction(platform, act, (tenant) => follow({ tenant, now, platform }));
    platform.changes?.tell(congregationId);
  },
});

/** Runs every hour, because an answer of the other side is no change of the own congregation. */
export const proposalsHourly: NightlyJob = {
  name: 'proposals',
  run: (tenant, now, platform) => follow({ tenant, now, platform }),
};

export const proposalsNightly: NightlyJob = {
  name: 'proposal-contacts',
  onlyWith: contactsOfNight,
  async run(tenant, now) {
    const before = addDays(await readToday(tenant, now), -daysKept);
    return { contacts: await proposalSenders.forgetContacts(tenant, before) };
  },
};
