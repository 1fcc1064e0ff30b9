/** Payments by bank transfer, as whoever runs the installation enters them (ACCOUNT-R17). */
import { invoiceName } from './invoice.ts';

/** What is written on a transfer, so that it finds its account: `3-00012` is invoice 12 of congregation 3. */
export const paymentReference = (congregationId: number, number: number): string =>
  `${congregationId}-${invoiceName(number)}`;

export interface Payer {
  congregationId: number;
  /** The invoice that the transfer names. */
  number: number | null;
}

/** A congregation by its number, or by the reference of one of its invoices; null where it is neither. */
export function readPayer(text: string): Payer | null {
  const match = /^([1-9]\d{0,8})(?:-(\d{5}))?$/.exec(text.trim());
  if (!match) return null;
  const number = match[2] === undefined ? null : Number(match[2]);
  return number === 0 ? null : { congregationId: Number(match[1]), number };
}

/** One spelling of what the bank calls a transfer, so that it is known again; null where it is none. */
export function readBankReference(text: string): string | null {
  const reference = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return /^[A-Z0-9][A-Z0-9 ./:-]{0,79}$/.test(reference) ? reference : null;
}

/** What one transfer may come to, in cents. */
export const mostTransferred = 10_000_000;

/** `18`, `18.5` or `18.50` of the currency as cents; null where it is nothing that is paid in. */
export function readTransferred(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= mostTransferred ? cents : null;
}
