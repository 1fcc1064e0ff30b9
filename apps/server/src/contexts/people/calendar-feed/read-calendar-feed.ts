import type { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { type FeedRevisions, reviseFeed } from '@sheaf/rules/people/calendar-feed/feed-revisions';
import { feedSpan } from '@sheaf/rules/people/calendar-feed/feed-span';
import { findFeed, lockRevisions, saveRevisions } from '#contexts/people/calendar-feed/calendar-feed.store';
import { writeCalendar } from '#contexts/people/calendar-feed/write-calendar';
import { readLetterhead, readToday } from '#contexts/people/congregations/congregations.api';
import { readRecord } from '#contexts/people/people/people.api';
import type { CalendarItem } from '#platform/calendar-source';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof calendarFeed.readCalendarFeed>;

const contentHash = (item: CalendarItem): string =>
  hashSecret(JSON.stringify(Object.entries(item).sort())).toString('base64url');

/** USERS-X20: raises the sequence of each changed entry. */
async function revise(
  tenant: Tenant,
  personId: number,
  items: readonly CalendarItem[],
  now: Date,
): Promise<FeedRevisions> {
  const known = await lockRevisions(tenant, personId);
  const hashes = new Map(items.map((item) => [item.key, contentHash(item)]));
  const revisions = reviseFeed(known, hashes, now.getTime());
  if (JSON.stringify(revisions) !== JSON.stringify(known)) await saveRevisions(tenant, personId, revisions);
  return revisions;
}

/** USERS-C12: 404 for an unknown or revoked secret, or a person who left. */
export async function readCalendarFeed(call: Call) {
  const { platform, params, now } = call;
  const owner = await findFeed(platform.pool, hashSecret(params.token));
  if (!owner) return call.missing();
  const act = {
    congregationId: owner.congregation_id,
    personId: owner.person_id,
    operation: 'calendarFeed.readCalendarFeed',
  };
  const text = await tenantTransaction(platform, act, async (tenant) => {
    const row = await readRecord(tenant, owner.person_id);
    if (!row) return undefined;
    const { name, zone } = await readLetterhead(tenant);
    const wanted = {
      personId: row.id,
      lang: row.lang,
      ...feedSpan(await readToday(tenant, now)),
    };
    const items: CalendarItem[] = [];
    for (const source of platform.registry.calendar) items.push(...(await source(tenant, wanted)));
    const host = new URL(platform.settings.address).host;
    const revisions = await revise(tenant, row.id, items, now);
    return writeCalendar({ name, zone, host, revisions, items });
  });
  return text === undefined
    ? call.missing()
    : new FileReply(Buffer.from(text), 'text/calendar; charset=utf-8', false);
}
