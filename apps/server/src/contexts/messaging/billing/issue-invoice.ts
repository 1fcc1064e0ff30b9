/**
 * Issues an invoice with its mails in one transaction, so that each addressee is mailed once (ACCOUNT-O1).
 */
import { accountPerson } from '#contexts/messaging/billing/account-person.store';
import { invoiceMail } from '#contexts/messaging/billing/invoice.mail';
import { type InvoiceRow, invoices, type NewInvoice } from '#contexts/messaging/billing/invoices.store';
import { reachablePeopleAmong, readCongregationRow } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';
import type { Settings } from '#platform/platform';

/** Everyone who may see the account, if no person is named or the named one has no address. */
async function addressees(tenant: Tenant, named: number | null) {
  const reachable = async (ids: readonly number[]) =>
    (await reachablePeopleAmong(tenant, ids)).filter(({ active, email }) => active && email !== null);
  const first = named === null ? [] : await reachable([named]);
  return first.length > 0 ? first : reachable(await accountPerson.holders(tenant));
}

/** Requires the lock of the account. */
export async function issueInvoice(
  tenant: Tenant,
  invoice: NewInvoice,
  settings: Pick<Settings, 'address' | 'currency' | 'paymentDetails'>,
): Promise<InvoiceRow> {
  const row = await invoices.add(tenant, invoice);
  const { name, accounts_pub } = await readCongregationRow(tenant);
  const told = await addressees(tenant, accounts_pub);
  const { congregationId } = tenant;
  await queueMessages(
    tenant,
    told.map(({ id, first_name: firstName, lang, email }) => ({
      personId: id,
      channel: 'email',
      recipient: email!,
      kind: 'invoice',
      ...invoiceMail(row, { lang, firstName, congregation: name, congregationId }, settings),
      effect: `invoice:${row.id}:${id}`,
    })),
  );
  return row;
}
