/** Period of the meetings that a phone stores (MEET-O6). */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { addMonths } from '@sheaf/rules/schedules/calendar-week';
import { type MeetingRow, type MeetingWindow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface AskedWindow {
  from?: string | undefined;
  to?: string | undefined;
}

/** Begins on the first of a month, so that the window moves once a month instead of daily. */
export async function readWindow(tenant: Tenant, asked: AskedWindow, now: Date): Promise<MeetingWindow> {
  if (asked.from !== undefined) return { from: asked.from, to: asked.to ?? null };
  const { history } = await readSettings(tenant, meetingSchedule);
  const month = (await readToday(tenant, now)).slice(0, 7);
  return { from: `${addMonths(month, -history)}-01`, to: asked.to ?? null };
}

export const meetingsOfWindow = async (
  tenant: Tenant,
  asked: AskedWindow,
  now: Date,
): Promise<MeetingRow[]> => meetings.list(tenant, await readWindow(tenant, asked, now));
