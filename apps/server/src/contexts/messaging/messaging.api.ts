/** Public API of `messaging`: functions and types, never a store. */

export {
  bookBankPayment,
  congregationOfTransfer,
  hasInvoice,
  undoBankPayment,
} from '#contexts/messaging/billing/billing.api';
export {
  preferencesOf,
  queueText,
  sendNews,
  sendReminders,
  textableNumbers,
} from '#contexts/messaging/messages/messages.api';
