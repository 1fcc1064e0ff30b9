/**
 * Composes mails to the coordinator of another congregation, in the language of that congregation if known.
 */

import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
import type { proposalsNotifications } from '@sheaf/rules/meetings/proposals/notifications';
import type { ProposalDirection } from '@sheaf/rules/meetings/proposals/proposal';
import { clockText } from '#platform/clock-text';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines, sayPlain } from '#platform/texts';

/** Both versions of a meeting that was moved after an agreement (PROP-R15). */
export interface MovedMeeting {
  was: MeetingTime;
  now: MeetingTime;
  timeFormat: number;
}

export interface ProposalLetter {
  moved: MovedMeeting | null;
  direction: ProposalDirection;
  lang: string;
  /** Name of the contact. */
  name: string | null;
  /** Name of the requesting congregation. */
  congregation: string;
  /** Null if the invitation leaves the choice to the other side. */
  speaker: string | null;
  date: string;
  /** `10:00, 5 Bridge Street`, for an invitation to us. */
  place: string | null;
  /** `12. A home that welcomes`, the talks to choose from. */
  talks: readonly string[];
  word: string | null;
  coordinator: { name: string; phone: string | null };
}

const phrasesIn =
  (lang: string) =>
  (key: string, values?: Record<string, string>): string =>
    sayPlain(lang, `proposals:mail.${key}`, values);

const whenOf = (lang: string, { date, time }: MeetingTime, timeFormat: number): string =>
  sayPlain(lang, 'answers:message.when', {
    day: fullDate(lang, date),
    time: clockText(lang, time, timeFormat),
  });

const versionsOf = (lang: string, { was, now, timeFormat }: MovedMeeting): string[] => [
  phrasesIn(lang)('moved.was', { when: whenOf(lang, was, timeFormat) }),
  phrasesIn(lang)('moved.now', { when: whenOf(lang, now, timeFormat) }),
];

const written = ({ lang, word }: ProposalLetter): string[] =>
  word === null ? [] : [phrasesIn(lang)('word', { word })];

const speakerIn = ({ lang, speaker }: ProposalLetter): string =>
  speaker ?? phrasesIn(lang)('invite.anySpeaker');

function headOf(letter: ProposalLetter): string {
  const { direction, lang, name, congregation } = letter;
  const values = { speaker: speakerIn(letter), congregation };
  if (letter.moved) return phrasesIn(lang)('moved.head', values);
  const part = direction === 'offer' ? '' : 'invite.';
  return name === null
    ? phrasesIn(lang)(`${part}head`, values)
    : phrasesIn(lang)(`${part}headNamed`, { name, ...values });
}

/** Day, place, talks to choose from, and the message. */
function whatIsAsked(letter: ProposalLetter): string[] {
  const { direction, lang, date, place, talks } = letter;
  const any = direction === 'invite' && talks.length === 0 ? [phrasesIn(lang)('invite.anyTalk')] : talks;
  const when = letter.moved ? versionsOf(lang, letter.moved) : [fullDate(lang, date)];
  return [...when, ...(place === null ? [] : [place]), ...any, ...written(letter)];
}

const signatureOf = ({ coordinator: { name, phone } }: ProposalLetter) => ({
  lines: phone ? [name, phone] : [name],
});

export function askingMail(letter: ProposalLetter, link: string): Mail {
  const { direction, lang, date, congregation } = letter;
  const phrase = phrasesIn(lang);
  const values = { speaker: speakerIn(letter), congregation, day: fullDate(lang, date) };
  const subject = direction === 'offer' ? 'subject' : 'invite.subject';
  return mail(phrase(letter.moved ? 'moved.subject' : subject, values), [
    headOf(letter),
    { lines: whatIsAsked(letter) },
    { label: phrase('press'), link },
    phrase('until'),
    signatureOf(letter),
  ]);
}

/** The same content as plain text, for sharing in another app. */
export function askingText(letter: ProposalLetter, link: string): string {
  return plainLines([headOf(letter), ...whatIsAsked(letter), phrasesIn(letter.lang)('ask', { link })]);
}

/** Mail on acceptance of the other side's date, or on withdrawal. */
export function settledMail(letter: ProposalLetter, state: 'accepted' | 'withdrawn'): Mail {
  const { direction, lang, date, congregation } = letter;
  const values = { speaker: speakerIn(letter), congregation, day: fullDate(lang, date) };
  const sentence = phrasesIn(lang)(`${direction === 'offer' ? '' : 'invite.'}settled.${state}`, values);
  return mail(sentence, [
    sentence,
    ...(letter.word === null ? [] : [{ lines: written(letter) }]),
    signatureOf(letter),
  ]);
}

export interface ProposalNews {
  lang: string;
  kind: keyof typeof proposalsNotifications;
  speaker: string;
  other: string;
  date: string;
  word: string | null;
  link: string;
  moved: MovedMeeting | null;
}

/** Mail to the own coordinator about an answer of the other side. */
export function toldMail({ lang, kind, speaker, other, date, word, link, moved }: ProposalNews): Mail {
  const phrase = phrasesIn(lang);
  const versions = moved && {
    was: fullDate(lang, moved.was.date),
    was_time: clockText(lang, moved.was.time, moved.timeFormat),
    time: clockText(lang, moved.now.time, moved.timeFormat),
  };
  const values = { speaker, congregation: other, date: fullDate(lang, date), ...versions };
  const sentence = sayPlain(lang, `proposals:notification.${kind}`, values);
  return mail(sentence, [
    sentence,
    ...(word === null ? [] : [{ lines: [phrase('word', { word })] }]),
    { label: phrase('open'), link },
  ]);
}
