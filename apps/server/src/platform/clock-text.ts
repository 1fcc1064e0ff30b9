/**
 * Formats times of day for documents and messages in the language and clock format of the congregation;
 * `time` is `19:05`, or `24:10` after midnight.
 */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import { isSpoken } from '#platform/texts';

export function clockText(lang: string, time: string, timeFormat: number): string {
  const options: Intl.DateTimeFormatOptions =
    timeFormat === 24
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hour12: true };
  return new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    ...options,
    timeZone: 'UTC',
  }).format(new Date(minutesOf(time) * 60_000));
}
