/** Opens the talk of a request link. Undefined for an invalid link, for any reason. */

import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import { lockByKey, type RequestedTalk } from '#contexts/meetings/talks/requested-talk';
import { contactOf } from '#contexts/meetings/talks/speaker-contact';
import { type FoundRequest, findTalkRequest, keyOf } from '#contexts/meetings/talks/talk-requests.store';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { limitAnswers, readLetterhead } from '#contexts/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { hashSecret } from '#platform/secrets';

type Call =
  | Handler<typeof operations.readRequest>
  | Handler<typeof operations.noteSeen>
  | Handler<typeof operations.answerRequest>;
type RequestReply = ReplyOf<typeof operations.readRequest>;

export async function presentRequest(tenant: Tenant, talk: RequestedTalk): Promise<RequestReply> {
  const { name, lang, time_format } = await readLetterhead(tenant);
  const contact = await contactOf(tenant, talk.reached, lang);
  const coordinator = await findCoordinator(tenant);
  const titles = await talkTitles.ofNumbers(tenant, [talk.number]);
  return {
    first_name: contact.firstName,
    congregation: talk.congregation,
    asked_by: name,
    address: talk.address,
    coordinator: coordinator ? { name: coordinator.name, phone: coordinator.phone } : null,
    time_format,
    lang: contact.lang,
    date: talk.date,
    from: talk.from,
    number: talk.number,
    title: titleIn(titles, talk.number, [contact.lang, lang]),
    canceled: talk.isCancelled,
    confirmed: talk.confirmed,
    answer: talk.answer,
    answer_word: talk.answer_word,
    answered_for: talk.answeredFor,
  };
}

/**
 * @param act runs in the congregation of the talk, with the talk locked, without an actor, because a link has
 * no session.
 */
export async function openRequest<Answer>(
  call: Call,
  operation: string,
  act: (tenant: Tenant, talk: RequestedTalk, link: FoundRequest) => Promise<Answer>,
): Promise<Answer | undefined> {
  await limitAnswers(call);
  const link = await findTalkRequest(call.platform.pool, hashSecret(call.body.token));
  if (!link) return undefined;
  const actor = { congregationId: link.congregation_id, personId: null, operation };
  return tenantTransaction(call.platform, actor, async (tenant) => {
    const talk = await lockByKey(tenant, keyOf(link));
    return talk && !hasRequestEnded(talk, call.now.getTime()) ? act(tenant, talk, link) : undefined;
  });
}
