/** Formats an amount in the currency of the installation: `A$20.00` (ACCOUNT-R12). */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

export const writtenMoney = (cents: number, lang: string, currency: string): string =>
  new Intl.NumberFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    style: 'currency',
    currency,
  }).format(cents / 100);
