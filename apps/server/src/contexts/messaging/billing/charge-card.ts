/**
 * Stores the payment before calling the payment company, then answers with its checkout page or result
 * (ACCOUNT-C4).
 */
import { createHash, randomUUID } from 'node:crypto';
import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { activityId } from '@sheaf/rules/messaging/billing/activity';
import { isAmount } from '@sheaf/rules/messaging/billing/amount';
import { creditOf, feeOf } from '@sheaf/rules/messaging/billing/card-fee';
import type { PaymentFacts } from '@sheaf/rules/messaging/billing/card-payment';
import { presentCardPayment } from '#contexts/messaging/billing/account-activity';
import { applyFacts } from '#contexts/messaging/billing/apply-facts';
import { cardPayments } from '#contexts/messaging/billing/card-payments.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { CardAsk, CardProvider } from '#platform/cards/card-provider';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';
import { SendFailure } from '#platform/outbox/send-failure';
import { say } from '#platform/texts';

type Operation = typeof operations.chargeCard;

export interface AskedCard {
  reference: string;
  /** Null if the card was charged immediately. */
  page: { id: string; url: string } | null;
  facts: PaymentFacts;
}

/** Recomputes the credit from the total; a deviating fee is invalid (ACCOUNT-R6). */
function creditOfBody({ body, invalid }: PreparationCall<Operation>): number {
  const cents = creditOf(body.amount);
  if (cents === null || !isAmount(cents)) return invalid({ amount: ['not-an-amount'] });
  if (body.fee !== feeOf(cents)) return invalid({ fee: ['not-valid'] });
  return cents;
}

/** Equal for repetitions of one request by one person. */
function referenceOf({ wire, actor, body }: PreparationCall<Operation>): string {
  const key = wire.header('idempotency-key') ?? randomUUID();
  const parts = [actor.congregationId, actor.personId, key, body.amount, body.token ?? ''];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function ask(
  call: PreparationCall<Operation>,
  cards: CardProvider,
  given: CardAsk,
): Promise<AskedCard> {
  const { body, now, refuse } = call;
  const { reference } = given;
  try {
    if (body.token === undefined)
      return { reference, page: await cards.beginCheckout(given, now), facts: {} };
    return { reference, page: null, facts: (await cards.charge(given, body.token))?.facts ?? {} };
  } catch (failure) {
    if (!(failure instanceof SendFailure)) throw failure;
    call.platform.log.warn({ err: failure }, 'the payment company did not take a payment');
    return refuse(failure.permanent && body.token !== undefined ? 'card-declined' : 'cards-unreachable');
  }
}

export async function askForCard(call: PreparationCall<Operation>): Promise<AskedCard> {
  const { platform, actor, body, now } = call;
  const { cards } = platform;
  if (!cards) return call.refuse('no-cards');
  const cents = creditOfBody(call);
  const reference = referenceOf(call);
  const act = { ...actor, operation: 'billing.chargeCard' };
  const row = await tenantTransaction(platform, act, (tenant) =>
    cardPayments.begin(tenant, { reference, cents, fee: body.amount - cents, at: now }),
  );
  return ask(call, cards, {
    reference,
    congregationId: actor.congregationId,
    totalCents: body.amount,
    currency: platform.settings.currency,
    description: say(actor.lang, 'billing:described.credit'),
    email: body.email ?? null,
    returnTo: `${platform.settings.address}/settings/credits/`,
    line: activityId({ source: 'card', row }),
  });
}

export async function chargeCard(call: Handler<Operation, AskedCard>) {
  const { tenant, actor, now, prepared } = call;
  const { reference, page, facts } = prepared;
  if (page) await cardPayments.keepPage(tenant, reference, page.id);
  const row = await applyFacts(tenant, reference, { ...facts, opened: true }, call);
  const { zone } = await readLetterhead(tenant);
  return { url: page?.url ?? null, payment: presentCardPayment(row!, { lang: actor.lang, zone, now }) };
}
