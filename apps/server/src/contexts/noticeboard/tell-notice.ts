import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { stateOfNotice } from '@sheaf/rules/noticeboard/audience';
import { reminderOfNotice } from '@sheaf/rules/noticeboard/notice-news';
import { readAudiences } from '#contexts/noticeboard/audience-of-notice';
import { noticeReads } from '#contexts/noticeboard/notice-reads.store';
import { notices } from '#contexts/noticeboard/notices.store';
import { tellPeople } from '#contexts/noticeboard/tell-people';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Reminds people who have not confirmed, each once a day (X-BOARD-6). */
export async function tellNotice(call: Handler<typeof noticeboard.tellNotice>): Promise<{ told: number }> {
  const { tenant, params, now, platform } = call;
  const notice = (await notices.lock(tenant, params.id)) ?? call.missing();
  const today = await readToday(tenant, now);
  if (!notice.ask_read) return call.refuse('notice-asks-nothing');
  if (stateOfNotice(notice, today) !== 'shown') return call.refuse('notice-not-shown');
  const marks = await noticeReads.ofNotice(tenant, notice.id);
  const confirmed = new Set(marks.filter((mark) => mark.confirmed).map(({ person_id }) => person_id));
  const people = (await readAudiences(tenant))(notice).filter((id) => !confirmed.has(id));
  const told = await tellPeople(tenant, {
    notice,
    people,
    isReminder: true,
    effectOf: (personId) => reminderOfNotice(notice.id, personId, today),
    now,
    address: platform.settings.address,
  });
  return { told };
}
