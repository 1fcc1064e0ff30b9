import { billing } from '@sheaf/contract/messaging/billing/billing';
import { askForCard, chargeCard } from '#contexts/messaging/billing/charge-card';
import { downloadInvoice } from '#contexts/messaging/billing/download-invoice';
import { askToClose, leaveCardPayment } from '#contexts/messaging/billing/leave-card-payment';
import { listActivity } from '#contexts/messaging/billing/list-activity';
import { prepay } from '#contexts/messaging/billing/prepay';
import { readAccount } from '#contexts/messaging/billing/read-account';
import { readActivity } from '#contexts/messaging/billing/read-activity';
import { askAboutEvent, takePaymentEvent, verifyEvent } from '#contexts/messaging/billing/take-payment-event';
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
