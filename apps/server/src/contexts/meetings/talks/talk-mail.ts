/** Composes plain text messages to speakers: time, place, talk, coordinator and answer link. */
import { clockText } from '#platform/clock-text';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines, sayPlain } from '#platform/texts';

export interface TalkLetter {
  lang: string;
  firstName: string;
  congregation: string;
  address: string | null;
  date: string;
  time: string;
  timeFormat: number;
  /** `12. A home that welcomes`. */
  talk: string;
  coordinator: { name: string; phone: string | null };
}

export const phrasesIn =
  (lang: string) =>
  (key: string, values?: Record<string, string>): string =>
    sayPlain(lang, `talks:mail.${key}`, values);

export const whenOf = ({ lang, date, time, timeFormat }: TalkLetter): string =>
  phrasesIn(lang)('when', { day: fullDate(lang, date), time: clockText(lang, time, timeFormat) });

export const linesOf = (letter: TalkLetter): string[] => [
  letter.talk,
  whenOf(letter),
  ...(letter.address ? [letter.address] : []),
];

export const signatureOf = ({ coordinator: { name, phone } }: TalkLetter) => ({
  lines: phone ? [name, phone] : [name],
});

export function requestMail(letter: TalkLetter, link: string): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const phrase = phrasesIn(lang);
  return mail(phrase('request.subject', { congregation, day: fullDate(lang, date) }), [
    phrase('request.head', { name, congregation }),
    { lines: linesOf(letter) },
    { label: phrase('request.press'), link },
    phrase('request.until'),
    signatureOf(letter),
  ]);
}

/** The same content as plain text, for sharing in another app. */
export function requestText(letter: TalkLetter, link: string): string {
  const { lang, firstName: name, congregation } = letter;
  const phrase = phrasesIn(lang);
  return plainLines([
    phrase('request.head', { name, congregation }),
    ...linesOf(letter),
    phrase('request.ask', { link }),
  ]);
}

/** Notifies of another talk number (WKND-O3). */
export function outlineMail(letter: TalkLetter): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const phrase = phrasesIn(lang);
  return mail(phrase('outline.subject', { day: fullDate(lang, date) }), [
    phrase('outline.head', { name, congregation }),
    { lines: linesOf(letter) },
    signatureOf(letter),
  ]);
}

/** Includes the phone number of the coordinator, because other channels are too late by then (TALK-R1). */
export function reminderMail(letter: TalkLetter): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const phrase = phrasesIn(lang);
  return mail(phrase('reminder.subject', { congregation, day: fullDate(lang, date) }), [
    phrase('reminder.head', { name, congregation }),
    { lines: linesOf(letter) },
    phrase('reminder.call'),
    signatureOf(letter),
  ]);
}

export function reminderText(letter: TalkLetter): string {
  const { lang, firstName: name, congregation } = letter;
  return plainLines([
    phrasesIn(lang)('reminder.head', { name, congregation }),
    ...linesOf(letter),
    signatureOf(letter).lines.join(', '),
  ]);
}

interface AnswerFacts {
  lang: string;
  answer: 'accepted' | 'declined' | 'another';
  speaker: string;
  talk: string;
  date: string;
  word: string | null;
  link: string;
}

/** Mails the answer to the coordinator (WKND-O5). */
export function answerMail({ lang, answer, speaker, talk, date, word, link }: AnswerFacts): Mail {
  const phrase = phrasesIn(lang);
  const day = fullDate(lang, date);
  return mail(phrase(`answered.${answer}`, { name: speaker, day }), [
    phrase(`answered.${answer}`, { name: speaker, day }),
    { lines: [talk, ...(word ? [phrase('answered.word', { word })] : [])] },
    { label: phrase('answered.press'), link },
  ]);
}

/** The speaker does not come, or comes after all. */
export type HostWord = 'withdrawn' | 'stands';

interface HostLetter {
  lang: string;
  congregation: string;
  speaker: string;
  talk: string;
  date: string;
  word: HostWord;
}

/** Mails the congregation that expects the speaker (USERS-X18). */
export function hostMail({ lang, congregation, speaker: name, talk, date, word }: HostLetter): Mail {
  const phrase = phrasesIn(lang);
  const day = fullDate(lang, date);
  return mail(phrase(`host.${word}.subject`, { name, day }), [
    phrase(`host.${word}.text`, { name, day, congregation }),
    { lines: [talk] },
    phrase('host.until', { congregation }),
  ]);
}
