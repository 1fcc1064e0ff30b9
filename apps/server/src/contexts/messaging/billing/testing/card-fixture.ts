/** An account fixture whose installation accepts cards of the stand-in. */
import { billing } from '@sheaf/contract/messaging/billing/billing';
import { withFee } from '@sheaf/rules/messaging/billing/card-fee';
import { openAccountFixture } from '#contexts/messaging/billing/testing/account-fixture';
import {
  type CardCompany,
  type CardEvent,
  cardSecrets,
  signatureOf,
} from '#contexts/messaging/billing/testing/card-company';
import { openCardProvider } from '#platform/cards/card-provider';
import type { TestApp } from '#platform/testing/test-app';

export type CardFixture = Awaited<ReturnType<typeof openCardFixture>>;

/** Configures the installation to accept cards from now on. */
export function takeCards(test: TestApp, company: CardCompany): void {
  test.platform.cards = openCardProvider({ ...cardSecrets, address: company.address });
}

export const tellEvent = async (
  test: TestApp,
  event: CardEvent | string,
  signature?: (body: string) => string,
): Promise<number> => {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const header = signature ? signature(payload) : signatureOf(payload, test.platform.clock().getTime());
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/payment-events',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  });
  return answer.statusCode;
};

export async function openCardFixture(test: TestApp, company: CardCompany) {
  const fixture = await openAccountFixture(test);
  const charge = (body: Record<string, unknown>, key?: string) =>
    test.call(billing.chargeCard, { as: fixture.keeper.token, body: body as never, ...(key && { key }) });
  return {
    ...fixture,
    charge,
    pressPay: (cents: number, key?: string) =>
      charge({ amount: withFee(cents), fee: withFee(cents) - cents, email: 'accounts@example.org' }, key),
    /** Pages opened for this congregation, the latest last. */
    pages: () =>
      company
        .sessions()
        .filter(
          ({ metadata }) =>
            (metadata as Record<string, string>).congregation === String(fixture.congregation.id),
        ),
  };
}
