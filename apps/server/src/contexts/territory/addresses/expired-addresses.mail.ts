/** E-mail to the letter writer with the expired addresses of a map (ADDR-O3). */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import type { ExpiredAddress } from '#contexts/territory/addresses/tidying.store';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export function expiredAddressesMail(lang: string, number: string, rows: readonly ExpiredAddress[]): Mail {
  const lines = rows.map((row) => [addressText(row), row.suburb].filter(Boolean).join(', '));
  return mail(sayPlain(lang, 'addresses:expired.subject', { number }), [
    sayPlain(lang, 'addresses:expired.body', { number }),
    { lines },
  ]);
}
