/** What the domain answers, one line an operation. */
import { billing } from '@sheaf/contract/billing/billing';
import { askForCard, chargeCard } from '#domains/billing/charge-card';
import { downloadInvoice } from '#domains/billing/download-invoice';
import { askToClose, leaveCardPayment } from '#domains/billing/leave-card-payment';
import { listActivity } from '#domains/billing/list-activity';
import { prepay } from '#domains/billing/prepay';
import { readAccount } from '#domains/billing/read-account';
import { readActivity } from '#domains/billing/read-activity';
import { askAboutEvent, takePaymentEvent, verifyEvent } from '#domains/billing/take-payment-event';
import { handle, handleSigned } from '#platform/handle';

export const billingRoutes = [
  handle(billing.readAccount, readAccount),
  handle(billing.listActivity, listActivity),
  handle(billing.readActivity, readActivity),
  handle(billing.downloadInvoice, downloadInvoice),
  handle(billing.prepay, prepay),
  handle(billing.chargeCard, chargeCard, askForCard),
  handle(billing.leaveCardPayment, leaveCardPayment, askToClose),
  handleSigned(billing.takePaymentEvent, verifyEvent, takePaymentEvent, askAboutEvent),
];
