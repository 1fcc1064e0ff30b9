/** Composes messages to a speaker whose accepted talk has another date or time, or does not take place. */
import type { TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { linesOf, signatureOf, type TalkLetter, whenOf, wordsIn } from '#contexts/meetings/talks/talk-mail';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines } from '#platform/texts';

const versions = (letter: TalkLetter, was: TalkVersion): string[] => {
  const words = wordsIn(letter.lang);
  const before = whenOf({ ...letter, date: was.date, time: was.time });
  const place = was.where !== undefined && was.where !== letter.congregation ? [was.where] : [];
  return [
    words('changed.was', { when: [before, ...place].join(', ') }),
    words('changed.now', { when: whenOf(letter) }),
  ];
};

/** @param link for the answer; null if the coordinator entered the confirmation. */
export function changedMail(letter: TalkLetter, was: TalkVersion, link: string | null): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const words = wordsIn(lang);
  const asks = link === null ? [] : [{ label: words('request.press'), link }, words('request.until')];
  return mail(words('changed.subject', { congregation, day: fullDate(lang, date) }), [
    words(link === null ? 'changed.told' : 'changed.head', { name, congregation }),
    { lines: versions(letter, was) },
    { lines: linesOf(letter) },
    ...asks,
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function changedText(letter: TalkLetter, was: TalkVersion, link: string | null): string {
  const { lang, firstName: name, congregation } = letter;
  const words = wordsIn(lang);
  return plainLines([
    words(link === null ? 'changed.told' : 'changed.head', { name, congregation }),
    ...versions(letter, was),
    ...linesOf(letter),
    ...(link === null ? [signatureOf(letter).lines.join(', ')] : [words('request.ask', { link })]),
  ]);
}

/** The talk is cancelled, or takes place after all. */
export type TalkNews = 'calledOff' | 'restored';

export function talkNewsMail(letter: TalkLetter, news: TalkNews): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const words = wordsIn(lang);
  return mail(words(`${news}.subject`, { congregation, day: fullDate(lang, date) }), [
    words(`${news}.head`, { name, congregation }),
    { lines: linesOf(letter) },
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function talkNewsText(letter: TalkLetter, news: TalkNews): string {
  const { lang, firstName: name, congregation } = letter;
  return plainLines([
    wordsIn(lang)(`${news}.head`, { name, congregation }),
    ...linesOf(letter),
    signatureOf(letter).lines.join(', '),
  ]);
}

/**
 * The host moved its meeting, and the own coordinator has to answer. @param was null if the meeting was moved
 * back to the agreed version.
 */
export function hostMovedMail(letter: TalkLetter, was: TalkVersion | null): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const words = wordsIn(lang);
  const of = was ? 'hostMoved' : 'asAgreed';
  return mail(words(`${of}.subject`, { congregation, day: fullDate(lang, date) }), [
    words(`${of}.head`, { name, congregation }),
    ...(was ? [{ lines: versions(letter, was) }] : []),
    { lines: linesOf(letter) },
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function hostMovedText(letter: TalkLetter, was: TalkVersion | null): string {
  const { lang, firstName: name, congregation } = letter;
  return plainLines([
    wordsIn(lang)(was ? 'hostMoved.head' : 'asAgreed.head', { name, congregation }),
    ...(was ? versions(letter, was) : []),
    ...linesOf(letter),
    signatureOf(letter).lines.join(', '),
  ]);
}
