/**
 * Closes an abandoned checkout page at the payment company and applies the facts it reports (ACCOUNT-R18).
 */
import type { billing as operations } from '@sheaf/contract/messaging/billing/billing';
import { activityOf } from '@sheaf/rules/messaging/billing/activity';
import type { PaymentFacts } from '@sheaf/rules/messaging/billing/card-payment';
import { applyFacts } from '#contexts/messaging/billing/apply-facts';
import {
  type CardPaymentRow,
  cardPayments,
  reportedOf,
} from '#contexts/messaging/billing/card-payments.store';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';
import { SendFailure } from '#platform/outbox/send-failure';

type Operation = typeof operations.leaveCardPayment;

export interface LeftPage {
  reference: string;
  facts: PaymentFacts;
}

async function pageOf({
  platform,
  actor,
  params,
  missing,
}: PreparationCall<Operation>): Promise<CardPaymentRow> {
  const line = activityOf(params.id);
  const act = { ...actor, operation: 'billing.leaveCardPayment' };
  const row =
    line?.source === 'card'
      ? await tenantTransaction(platform, act, (tenant) => cardPayments.read(tenant, line.row))
      : undefined;
  return row ?? missing();
}

/** Calls the company only if the page may still be open. */
export async function askToClose(call: PreparationCall<Operation>): Promise<LeftPage> {
  const { reference, state, page } = await pageOf(call);
  if (state !== 'open' || page === null) return { reference, facts: {} };
  const { cards, log } = call.platform;
  if (!cards) return call.refuse('no-cards');
  try {
    return { reference, facts: (await cards.closeCheckout(page))?.facts ?? {} };
  } catch (failure) {
    if (!(failure instanceof SendFailure)) throw failure;
    log.warn({ err: failure }, 'the payment company did not close a page');
    return call.refuse('cards-unreachable');
  }
}

export async function leaveCardPayment(call: Handler<Operation, LeftPage>) {
  const { reference, facts } = call.prepared;
  const row = await applyFacts(call.tenant, reference, facts, call);
  const { state } = row!;
  return {
    state: state === 'begun' ? ('open' as const) : state,
    reported: state === 'open' ? reportedOf(row!) : null,
  };
}
