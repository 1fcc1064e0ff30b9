/** Bank transfers as entered by the operator of the installation (ACCOUNT-R17). */
import { invoiceName } from './invoice.ts';

/** Payment reference of an invoice: `3-00012` is invoice 12 of congregation 3. */
export const paymentReference = (congregationId: number, number: number): string =>
  `${congregationId}-${invoiceName(number)}`;

export interface Payer {
  congregationId: number;
  /** Invoice number in the reference. */
  number: number | null;
}

/** Parses a congregation id or an invoice reference; null for other text. */
export function readPayer(text: string): Payer | null {
  const match = /^([1-9]\d{0,8})(?:-(\d{5}))?$/.exec(text.trim());
  if (!match) return null;
  const number = match[2] === undefined ? null : Number(match[2]);
  return number === 0 ? null : { congregationId: Number(match[1]), number };
}

/** Normalises the bank's transfer id, to detect duplicates; null if it is invalid. */
export function readBankReference(text: string): string | null {
  const reference = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return /^[A-Z0-9][A-Z0-9 ./:-]{0,79}$/.test(reference) ? reference : null;
}

/** Maximum of one transfer, in cents. */
export const mostTransferred = 10_000_000;

/** Parses `18`, `18.5` or `18.50` in currency units to cents; null if it is no payable amount. */
export function readTransferred(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > 0 && cents <= mostTransferred ? cents : null;
}
