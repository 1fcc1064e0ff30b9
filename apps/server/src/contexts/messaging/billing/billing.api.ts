/** Operations of the installation's operator on the account of a congregation (ACCOUNT-R17). */
import { bankPayments } from '#contexts/messaging/billing/bank-payments.store';
import { invoices } from '#contexts/messaging/billing/invoices.store';

export { bookBankPayment, undoBankPayment } from '#contexts/messaging/billing/bank-payment';

export const congregationOfTransfer = bankPayments.congregationOf;

export const hasInvoice = async (
  tenant: Parameters<typeof invoices.readNumber>[0],
  number: number,
): Promise<boolean> => (await invoices.readNumber(tenant, number)) !== undefined;
