/**
 * Previews or sends a message: both plan alike under the same lock, and the preview saves nothing (MSG-C1).
 */

import type { messages } from '@sheaf/contract/messaging/messages/messages';
import { decideSending, type SendingPlan } from '@sheaf/rules/messaging/messages/plan-sending';
import { congregationMail } from '#contexts/messaging/messages/congregation.mail';
import { dayBefore, prepareSending, type SendingOrder } from '#contexts/messaging/messages/prepare-sending';
import { readSendingTerms, type Terms } from '#contexts/messaging/messages/sending-terms';
import { holdGroup } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { sendings } from '#platform/outbox/sendings.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';

type Call = Handler<typeof messages.sendMessages>;

async function save(
  tenant: Tenant,
  given: { ordered: SendingOrder; plan: SendingPlan; terms: Terms; now: Date; lang: string; urgent: boolean },
): Promise<number> {
  const { ordered, plan, terms, now, lang, urgent } = given;
  const id = await sendings.add(tenant, {
    kind: ordered.to,
    groupId: ordered.groupId,
    body: ordered.text,
    plan,
    at: now,
  });
  const { subject, body } = congregationMail(lang, terms.name, ordered.text);
  await queueMessages(
    tenant,
    plan.messages.map(({ personId, channel, address, parts, cents }) => ({
      personId,
      channel,
      recipient: address,
      // The text is stored with the sending, so the message has no segments of its own.
      subject,
      body,
      kind: 'manual',
      sendingId: id,
      parts,
      cents,
      urgent,
    })),
  );
  await balances.book(tenant, { kind: 'sms', cents: -plan.cents, at: now, sendingId: id });
  return id;
}

const orderOf = ({ to, group, message }: Call['body']): SendingOrder => ({
  to,
  groupId: to === 7 ? (group ?? null) : null,
  text: message,
});

export async function sendMessages(call: Call) {
  const { tenant, body, actor, now } = call;
  const ordered = orderOf(body);
  if (body.to === 7 && ordered.groupId === null) return call.invalid({ group: ['required'] });
  if (ordered.groupId !== null && !(await holdGroup(tenant, ordered.groupId)))
    return call.invalid({ group: ['no-such-group'] });
  const terms = await readSendingTerms(tenant);
  if (!terms.manual) return call.refuse('manual-messages-off');
  // Locks before counting, so that limits and balance hold for simultaneous requests.
  const balanceCents = body.dry_run ? await balances.read(tenant) : await balances.lock(tenant);
  const plan = await prepareSending(tenant, ordered, terms, now);
  const partsToday = await sentMessages.partsSince(tenant, dayBefore(now));
  const decision = decideSending(plan, { balanceCents, partsToday });
  const refusal = decision.allowed ? null : decision.reason;
  if (!body.dry_run && refusal) return call.refuse(refusal);
  if (!body.dry_run && body.cost !== undefined && plan.cents > body.cost) return call.refuse('cost-rose');
  const { messages: planned, skipped, sms, emails, pushes, parts, cents } = plan;
  const { urgent } = body;
  const id = body.dry_run
    ? null
    : await save(tenant, { ordered, plan, terms, now, lang: actor.lang, urgent });
  return {
    id,
    dry_run: body.dry_run,
    sent: planned.length,
    sms,
    emails,
    pushes,
    skipped,
    parts,
    cost: cents,
    balance_after: balanceCents - cents,
    refusal,
  };
}
