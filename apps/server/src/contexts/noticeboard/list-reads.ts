import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { fullName } from '@sheaf/rules/people/people/names';
import { readAudiences } from '#contexts/noticeboard/audience-of-notice';
import { noticeReads } from '#contexts/noticeboard/notice-reads.store';
import { readReadable } from '#contexts/noticeboard/readable-notices';
import type { Handler } from '#platform/handle';

/** X-BOARD-6. */
export async function listReads(call: Handler<typeof noticeboard.listReads>) {
  const { tenant, params } = call;
  const notice = (await readReadable(call, params.id)) ?? call.missing();
  const audience = (await readAudiences(tenant))(notice);
  const marks = new Map(
    (await noticeReads.ofNotice(tenant, notice.id)).map((mark) => [mark.person_id, mark]),
  );
  const read = audience.filter((id) => marks.has(id));
  const confirmed = audience.filter((id) => marks.get(id)?.confirmed);
  const missing = notice.ask_read ? audience.filter((id) => !marks.get(id)?.confirmed) : [];
  return {
    audience: audience.length,
    read: read.length,
    confirmed: confirmed.length,
    missing: (await noticeReads.namesOf(tenant, missing)).map(({ id, ...name }) => ({
      id,
      full_name: fullName(name),
    })),
  };
}
