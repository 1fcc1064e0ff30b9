/** Composes the plain text messages to the person of a duty: what, when, with whom, and the answer link. */

import { clockText } from '#platform/clock-text';
import type { DutyText } from '#platform/duty-text-source';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines, sayPlain } from '#platform/texts';

export interface DutyMail {
  told: DutyText;
  date: string;
  name: string;
  congregation: string;
  timeFormat: number;
  lang: string;
  link: string;
}

type Words = (key: string, values?: Record<string, string>) => string;

const phrasesIn =
  (lang: string): Words =>
  (key, values) =>
    sayPlain(lang, `answers:${key}`, values);

/** Title, time, place and partners, one line each. */
function linesOf({ told, date, timeFormat, lang }: DutyMail): string[] {
  const phrase = phrasesIn(lang);
  const time = clockText(lang, told.from, timeFormat);
  return [
    told.what,
    told.role && phrase(told.role === 'reader' ? 'reads' : 'helps'),
    phrase('message.when', { day: fullDate(lang, date), time }),
    told.class,
    told.with.length > 0 ? phrase('with', { names: told.with.join(', ') }) : null,
    told.note,
  ].filter((line) => line !== null);
}

export function dutyMessage(written: DutyMail): string {
  const { name, congregation, lang, link } = written;
  const phrase = phrasesIn(lang);
  const head = phrase('message.head', { name, congregation });
  return plainLines([head, ...linesOf(written), phrase('message.ask', { link })]);
}

/** Day and start of the meeting or shift, and title of a duty. */
type DutyVersion = Record<'date' | 'time' | 'what', string>;

/** The version that the person knows, and the current one. */
export type DutyVersions = Record<'was' | 'now', DutyVersion>;

/** Compares the known version with the current one (X-ACK-9). */
export function changedDutyMail(written: DutyMail, { was, now }: DutyVersions): Mail {
  const { date, name, congregation, lang, link, timeFormat } = written;
  const phrase = phrasesIn(lang);
  const valuesOf = (version: DutyVersion) => ({
    what: version.what,
    when: phrase('message.when', {
      day: fullDate(lang, version.date),
      time: clockText(lang, version.time, timeFormat),
    }),
  });
  return mail(phrase('changed.subject', { day: fullDate(lang, date) }), [
    phrase('changed.head', { name, congregation }),
    { lines: [phrase('changed.was', valuesOf(was)), phrase('changed.now', valuesOf(now))] },
    { lines: linesOf(written) },
    { label: phrase('message.press'), link },
  ]);
}

/** The meeting is cancelled or held after all (X-ACK-10), or the duty is again as answered (X-ACK-9). */
export type DutyNews = 'calledOff' | 'restored' | 'asAnswered';

export function heldMail(written: DutyMail, news: DutyNews): Mail {
  const { date, name, congregation, lang, link } = written;
  const phrase = phrasesIn(lang);
  return mail(phrase(`${news}.subject`, { day: fullDate(lang, date) }), [
    phrase(`${news}.head`, { name, congregation }),
    { lines: linesOf(written) },
    ...(news !== 'calledOff' ? [{ label: phrase('message.press'), link }] : []),
  ]);
}

/** Announces that the person no longer has the duty, without an answer link (X-ACK-11). */
export function withdrawnMail(
  { date, name, congregation, lang, timeFormat }: Omit<DutyMail, 'told' | 'link'>,
  { what, time }: { what: string; time: string },
): Mail {
  const phrase = phrasesIn(lang);
  const when = phrase('message.when', { day: fullDate(lang, date), time: clockText(lang, time, timeFormat) });
  return mail(phrase('withdrawn.subject', { day: fullDate(lang, date) }), [
    phrase('withdrawn.head', { name, congregation }),
    { lines: [what, when] },
  ]);
}

/** Several duties of one person in time order, each with its link (MEET-X14). */
export function dutiesMail(written: readonly [DutyMail, ...DutyMail[]]): Mail {
  const { date, name, congregation, lang } = written[0];
  const phrase = phrasesIn(lang);
  return mail(phrase('message.subjectSeveral', { day: fullDate(lang, date) }), [
    phrase('message.headSeveral', { name, congregation }),
    ...written.flatMap((one) => [
      { lines: linesOf(one) },
      { label: phrase('message.press'), link: one.link },
    ]),
  ]);
}

export function dutyMail(written: DutyMail): Mail {
  const { date, name, congregation, lang, link } = written;
  const phrase = phrasesIn(lang);
  return mail(phrase('message.subject', { day: fullDate(lang, date) }), [
    phrase('message.head', { name, congregation }),
    { lines: linesOf(written) },
    { label: phrase('message.press'), link },
  ]);
}
