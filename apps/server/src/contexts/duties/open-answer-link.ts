/** Reads the person and duty of an answer link. Undefined for an invalid link, for any reason. */
import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { acknowledgedDuty } from '#contexts/duties/acknowledge-duty';
import { type FoundAnswerLink, findAnswerLink } from '#contexts/duties/answer-links.store';
import { answeredFor } from '#contexts/duties/answered-for';
import { presentAskedDuty } from '#contexts/duties/asked-duty';
import { duties } from '#contexts/duties/duties.store';
import { limitAnswers, readLetterhead, readRecord } from '#contexts/people/people.api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { toldAbout } from '#platform/notifications/notifications.store';
import { hashSecret } from '#platform/secrets';

type Call = Handler<typeof operations.readAnswer> | Handler<typeof operations.giveAnswer>;
type AnswerReply = ReplyOf<typeof operations.readAnswer>;

async function askedBy(call: Call, tenant: Tenant, link: FoundAnswerLink): Promise<AnswerReply | undefined> {
  const row = await duties.read(tenant, link.duty_id);
  const person = await readRecord(tenant, link.person_id);
  if (!row || !person?.active) return undefined;
  const { name, zone, time_format } = await readLetterhead(tenant);
  const decision = decideAnswering(acknowledgedDuty(row, zone), person.id, call.now.getTime());
  if (!decision.allowed) return undefined;
  return {
    first_name: person.first_name,
    congregation: name,
    time_format,
    timezone_id: zone,
    duty: await presentAskedDuty(tenant, call.platform, row, person.lang),
    acknowledged: row.acknowledged,
    answered_for: answeredFor(row),
    cannot_told: (await toldAbout(tenant, 'duty-cannot', { duty: row.id })) || null,
  };
}

/** @param first runs before the read, in the same transaction and in the name of the person. */
export async function openAnswerLink(
  call: Call,
  operation: string,
  first?: (tenant: Tenant, link: FoundAnswerLink) => Promise<void>,
): Promise<AnswerReply | undefined> {
  await limitAnswers(call);
  const link = await findAnswerLink(call.platform.pool, hashSecret(call.body.token));
  if (!link) return undefined;
  const act = { congregationId: link.congregation_id, personId: link.person_id, operation };
  return tenantTransaction(call.platform, act, async (tenant) => {
    await first?.(tenant, link);
    return askedBy(call, tenant, link);
  });
}
