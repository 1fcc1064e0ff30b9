/** What whoever has a duty is written: what it is, when, with whom, and where they answer. Leaves the app as plain text. */

import { clockText } from '#platform/clock-text';
import type { DutyText } from '#platform/duty-text-source';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines, sayPlain } from '#platform/texts';

interface DutyMail {
  told: DutyText;
  date: string;
  name: string;
  congregation: string;
  timeFormat: number;
  lang: string;
  link: string;
}

type Words = (key: string, values?: Record<string, string>) => string;

const wordsIn =
  (lang: string): Words =>
  (key, values) =>
    sayPlain(lang, `answers:${key}`, values);

/** What it is, when, where and with whom, line by line. */
function linesOf({ told, date, timeFormat, lang }: DutyMail): string[] {
  const words = wordsIn(lang);
  const time = clockText(lang, told.from, timeFormat);
  return [
    told.what,
    told.role && words(told.role === 'reader' ? 'reads' : 'helps'),
    words('message.when', { day: fullDate(lang, date), time }),
    told.class,
    told.with.length > 0 ? words('with', { names: told.with.join(', ') }) : null,
    told.note,
  ].filter((line) => line !== null);
}

export function dutyMessage(written: DutyMail): string {
  const { name, congregation, lang, link } = written;
  const words = wordsIn(lang);
  const head = words('message.head', { name, congregation });
  return plainLines([head, ...linesOf(written), words('message.ask', { link })]);
}

/** X-ACK-9: the version that was answered, and what it is now. */
export function changedDutyMail(
  written: DutyMail,
  was: { date: string; time: string; what: string | null },
): Mail {
  const { told, date, name, congregation, lang, link, timeFormat } = written;
  const words = wordsIn(lang);
  const before = words('message.when', {
    day: fullDate(lang, was.date),
    time: clockText(lang, was.time, timeFormat),
  });
  return mail(words('changed.subject', { day: fullDate(lang, date) }), [
    words('changed.head', { name, congregation }),
    { lines: [words('changed.was', { what: was.what ?? told.what, when: before }), words('changed.now')] },
    { lines: linesOf(written) },
    { label: words('message.press'), link },
  ]);
}

/** X-ACK-10: that the meeting is not held, or is after all. */
export function heldMail(written: DutyMail, news: 'calledOff' | 'restored'): Mail {
  const { date, name, congregation, lang, link } = written;
  const words = wordsIn(lang);
  return mail(words(`${news}.subject`, { day: fullDate(lang, date) }), [
    words(`${news}.head`, { name, congregation }),
    { lines: linesOf(written) },
    ...(news === 'restored' ? [{ label: words('message.press'), link }] : []),
  ]);
}

/** X-ACK-11: the person no longer has it. There is nothing to answer. */
export function withdrawnMail(
  { date, name, congregation, lang, timeFormat }: Omit<DutyMail, 'told' | 'link'>,
  { what, time }: { what: string; time: string },
): Mail {
  const words = wordsIn(lang);
  const when = words('message.when', { day: fullDate(lang, date), time: clockText(lang, time, timeFormat) });
  return mail(words('withdrawn.subject', { day: fullDate(lang, date) }), [
    words('withdrawn.head', { name, congregation }),
    { lines: [what, when] },
  ]);
}

export function dutyMail(written: DutyMail): Mail {
  const { date, name, congregation, lang, link } = written;
  const words = wordsIn(lang);
  return mail(words('message.subject', { day: fullDate(lang, date) }), [
    words('message.head', { name, congregation }),
    { lines: linesOf(written) },
    { label: words('message.press'), link },
  ]);
}
