/** Parses the arguments of `npm run payment`; an error states the format. */
import { parseArgs } from 'node:util';
import {
  type Payer,
  readBankReference,
  readPayer,
  readTransferred,
} from '@sheaf/rules/messaging/billing/bank-payment';

export const paymentUsage =
  'Usage: npm run payment -- --for 3-00012 (or the number of the congregation: 3) --amount 18.00 --reference "TX 1124" ' +
  '[--received 2026-11-23]\n       npm run payment -- --undo --reference "TX 1124"';

const text = { type: 'string' } as const;
const options = {
  for: text,
  amount: text,
  reference: text,
  received: text,
  undo: { type: 'boolean' },
} as const;

interface Booking {
  payer: Payer;
  cents: number;
  received: string | undefined;
}

export interface WantedPayment {
  reference: string;
  /** Null undoes the existing booking. */
  booking: Booking | null;
}

/** Whether the date exists; 30 February does not. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;

export function readPaymentArguments(args: string[]): WantedPayment {
  const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
  const reference = readBankReference(values.reference ?? '');
  if (!reference)
    throw new Error('--reference must be what the bank calls the transfer, in up to 80 letters and digits.');
  if (values.undo) return { reference, booking: null };
  const payer = readPayer(values.for ?? '');
  if (!payer) throw new Error('--for must be an invoice such as 3-00012 or the number of a congregation.');
  const cents = readTransferred(values.amount ?? '');
  if (cents === null) throw new Error('--amount must be money such as 18.00, up to 100000.00.');
  const { received } = values;
  if (received !== undefined && !isDay(received))
    throw new Error('--received must be a day like 2026-11-23.');
  return { reference, booking: { payer, cents, received } };
}
