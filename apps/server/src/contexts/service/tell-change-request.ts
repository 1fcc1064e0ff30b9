/** Notifies the addressee of a change request, and of its withdrawal (APPTS-O3). */
import { fullName } from '@sheaf/rules/people/people/names';
import { changeRequestEffect } from '@sheaf/rules/service/reminders';
import { sendNews } from '#contexts/messaging/messaging.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { ChangeRequestRow } from '#contexts/service/change-requests.store';
import { presentFieldMeetings } from '#contexts/service/field-meetings';
import type { FieldMeetingRow } from '#contexts/service/field-meetings.store';
import { leaders } from '#contexts/service/leaders.store';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';
import { spokenDay } from '#platform/spoken-day';

interface NewsContext {
  tenant: Tenant;
  platform: Platform;
  now: Date;
}

type News = 'change-asked' | 'change-withdrawn';

/** Uses the person's preferred channel for messages of groups. */
export async function tellChangeRequest(
  { tenant, platform, now }: NewsContext,
  request: Pick<ChangeRequestRow, 'id' | 'from_person' | 'to_person'>,
  row: FieldMeetingRow,
  news: News,
): Promise<void> {
  const [meeting] = await presentFieldMeetings(tenant, [row], null);
  const [by] = await leaders.named(tenant, [request.from_person]);
  const { time_format: timeFormat } = await readLetterhead(tenant);
  const { label, location } = meeting!;
  const reminder = {
    personId: request.to_person,
    phrase: news,
    effect: changeRequestEffect(news, request.id),
    values: (lang: string) => ({
      label,
      location,
      by: by ? fullName(by) : '',
      date: spokenDay(lang, row.on_date),
      time: clockText(lang, row.starts_at, timeFormat),
    }),
  };
  await sendNews(tenant, {
    kind: 'group-meeting',
    reminders: [reminder],
    now,
    address: platform.settings.address,
  });
}
