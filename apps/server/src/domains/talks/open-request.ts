/** What a link asks of a speaker. Undefined where it opens nothing, for whatever reason. */

import type { ReplyOf } from '@sheaf/contract/operation';
import type { talks as operations } from '@sheaf/contract/talks/talks';
import { hasRequestEnded, type TalkAnswer } from '@sheaf/rules/talks/request';
import { titleIn } from '@sheaf/rules/talks/title-list';
import { limitAnswers } from '#domains/access/access.public-api';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { hallAddress } from '#domains/talks/ask-speaker';
import { readAskedTalk } from '#domains/talks/asked-talk';
import { findCoordinator } from '#domains/talks/find-coordinator';
import { contactOf } from '#domains/talks/speaker-of-booking';
import { type FoundRequest, findTalkRequest } from '#domains/talks/talk-requests.store';
import { talkTitles } from '#domains/talks/talk-titles.store';
import { type TalkRow, talks } from '#domains/talks/talks.store';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call =
  | Handler<typeof operations.readRequest>
  | Handler<typeof operations.noteSeen>
  | Handler<typeof operations.answerRequest>;
type Asked = ReplyOf<typeof operations.readRequest>;

export async function presentRequest(tenant: Tenant, row: TalkRow): Promise<Asked> {
  const { name, lang, time_format } = await readLetterhead(tenant);
  const contact = await contactOf(tenant, row, lang);
  const coordinator = await findCoordinator(tenant);
  const titles = await talkTitles.ofNumbers(tenant, [row.number]);
  const { date, from, isCancelled } = await readAskedTalk(tenant, row);
  return {
    first_name: contact.firstName,
    congregation: name,
    address: await hallAddress(tenant),
    coordinator: coordinator ? { name: coordinator.name, phone: coordinator.phone } : null,
    time_format: time_format as Asked['time_format'],
    lang: contact.lang,
    date,
    from,
    number: row.number,
    title: titleIn(titles, row.number, [contact.lang, lang]),
    canceled: isCancelled,
    confirmed: row.confirmed,
    answer: row.answer as TalkAnswer | null,
    answer_word: row.answer_word,
  };
}

/** @param act in the transaction of the congregation, with the talk locked, in nobody's name: no session stands behind a link. */
export async function openRequest<Answer>(
  call: Call,
  operation: string,
  act: (tenant: Tenant, row: TalkRow, link: FoundRequest) => Promise<Answer>,
): Promise<Answer | undefined> {
  await limitAnswers(call);
  const link = await findTalkRequest(call.platform.pool, hashSecret(call.body.token));
  if (!link) return undefined;
  const actor = { congregationId: link.congregation_id, personId: null, operation };
  return tenantTransaction(call.platform, actor, async (tenant) => {
    const row = await talks.lock(tenant, link.talk_id);
    if (!row) return undefined;
    if (hasRequestEnded(await readAskedTalk(tenant, row), call.now.getTime())) return undefined;
    return act(tenant, row, link);
  });
}
