/** What whoever has a duty is written: what it is, when, with whom, and where they answer. Leaves the app as plain text. */

import { clockText } from '#platform/clock-text';
import type { DutyText } from '#platform/duty-text-source';
import { longDay } from '#platform/long-day';
import { sayPlain } from '#platform/texts';

interface Written {
  told: DutyText;
  date: string;
  name: string;
  congregation: string;
  timeFormat: number;
  lang: string;
  link: string;
}

export function dutyMessage({ told, date, name, congregation, timeFormat, lang, link }: Written): string {
  const words = (key: string, values?: Record<string, string>): string =>
    sayPlain(lang, `answers:${key}`, values);
  const time = clockText(lang, told.from, timeFormat);
  return [
    words('message.head', { name, congregation }),
    told.what,
    words('message.when', { day: longDay(lang, date), time }),
    told.class,
    told.with.length > 0 ? words('with', { names: told.with.join(', ') }) : null,
    told.note,
    words('message.ask', { link }),
  ]
    .filter((line) => line !== null)
    .join('\n');
}
