/** Composes messages to a speaker whose accepted talk has another date or time, or does not take place. */
import type { TalkVersion } from '#contexts/meetings/talks/kept-talk-answer';
import { linesOf, phrasesIn, signatureOf, type TalkLetter, whenOf } from '#contexts/meetings/talks/talk-mail';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines } from '#platform/texts';

const versions = (letter: TalkLetter, was: TalkVersion): string[] => {
  const phrase = phrasesIn(letter.lang);
  const before = whenOf({ ...letter, date: was.date, time: was.time });
  const place = was.where !== undefined && was.where !== letter.congregation ? [was.where] : [];
  return [
    phrase('changed.was', { when: [before, ...place].join(', ') }),
    phrase('changed.now', { when: whenOf(letter) }),
  ];
};

/** @param link for the answer; null if the coordinator entered the confirmation. */
export function changedMail(letter: TalkLetter, was: TalkVersion, link: string | null): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const phrase = phrasesIn(lang);
  const asks = link === null ? [] : [{ label: phrase('request.press'), link }, phrase('request.until')];
  return mail(phrase('changed.subject', { congregation, day: fullDate(lang, date) }), [
    phrase(link === null ? 'changed.told' : 'changed.head', { name, congregation }),
    { lines: versions(letter, was) },
    { lines: linesOf(letter) },
    ...asks,
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function changedText(letter: TalkLetter, was: TalkVersion, link: string | null): string {
  const { lang, firstName: name, congregation } = letter;
  const phrase = phrasesIn(lang);
  return plainLines([
    phrase(link === null ? 'changed.told' : 'changed.head', { name, congregation }),
    ...versions(letter, was),
    ...linesOf(letter),
    ...(link === null ? [signatureOf(letter).lines.join(', ')] : [phrase('request.ask', { link })]),
  ]);
}

/** The talk is cancelled, takes place after all, or is again at the accepted time. */
export type TalkNews = 'calledOff' | 'restored' | 'asAgreed';

export function talkNewsMail(letter: TalkLetter, news: TalkNews): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const phrase = phrasesIn(lang);
  return mail(phrase(`${news}.subject`, { congregation, day: fullDate(lang, date) }), [
    phrase(`${news}.head`, { name, congregation }),
    { lines: linesOf(letter) },
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function talkNewsText(letter: TalkLetter, news: TalkNews): string {
  const { lang, firstName: name, congregation } = letter;
  return plainLines([
    phrasesIn(lang)(`${news}.head`, { name, congregation }),
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
  const phrase = phrasesIn(lang);
  const of = was ? 'hostMoved' : 'asAgreed';
  return mail(phrase(`${of}.subject`, { congregation, day: fullDate(lang, date) }), [
    phrase(`${of}.head`, { name, congregation }),
    ...(was ? [{ lines: versions(letter, was) }] : []),
    { lines: linesOf(letter) },
    signatureOf(letter),
  ]);
}

/** The same content as an SMS. */
export function hostMovedText(letter: TalkLetter, was: TalkVersion | null): string {
  const { lang, firstName: name, congregation } = letter;
  return plainLines([
    phrasesIn(lang)(was ? 'hostMoved.head' : 'asAgreed.head', { name, congregation }),
    ...(was ? versions(letter, was) : []),
    ...linesOf(letter),
    signatureOf(letter).lines.join(', '),
  ]);
}
