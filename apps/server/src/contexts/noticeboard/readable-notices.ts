/** Notices that a person may read, decided by `mayReadNotice`. */
import { mayReadNotice, type NoticeReader } from '@sheaf/rules/noticeboard/audience';
import { type NoticeRow, notices } from '#contexts/noticeboard/notices.store';
import { readStanding, readToday } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

interface ReadingCall {
  tenant: Tenant;
  actor: Actor;
  now: Date;
}

export const mayWrite = (actor: Actor): boolean => actor.permissions.has('schedules.noticeboard.edit');

async function readerOf({ tenant, actor }: ReadingCall): Promise<NoticeReader> {
  return { ...(await readStanding(tenant, actor.personId)), mayWrite: mayWrite(actor) };
}

export async function readableNotices(call: ReadingCall): Promise<NoticeRow[]> {
  const { tenant, now } = call;
  const [reader, today] = [await readerOf(call), await readToday(tenant, now)];
  return (await notices.list(tenant)).filter((notice) => mayReadNotice(notice, reader, today));
}

/** Undefined for a notice that does not exist, and for one that the caller may not read. */
export async function readReadable(call: ReadingCall, id: number): Promise<NoticeRow | undefined> {
  const { tenant, now } = call;
  const notice = await notices.read(tenant, id);
  if (!notice) return undefined;
  return mayReadNotice(notice, await readerOf(call), await readToday(tenant, now)) ? notice : undefined;
}
