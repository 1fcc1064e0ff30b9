/** What a speaker is written whose talk has another date or hour than the one they said yes to: both of them, and where they answer. */
import type { TalkVersion } from '#domains/talks/kept-talk-answer';
import { linesOf, signatureOf, type TalkLetter, whenOf, wordsIn } from '#domains/talks/talk-mail';
import { longDay } from '#platform/long-day';
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

export function changedMail(letter: TalkLetter, was: TalkVersion, link: string): Mail {
  const { lang, firstName: name, congregation, date } = letter;
  const words = wordsIn(lang);
  return mail(words('changed.subject', { congregation, day: longDay(lang, date) }), [
    words('changed.head', { name, congregation }),
    { lines: versions(letter, was) },
    { lines: linesOf(letter) },
    { label: words('request.press'), link },
    words('request.until'),
    signatureOf(letter),
  ]);
}

/** The same as an SMS. */
export function changedText(letter: TalkLetter, was: TalkVersion, link: string): string {
  const { lang, firstName: name, congregation } = letter;
  const words = wordsIn(lang);
  return plainLines([
    words('changed.head', { name, congregation }),
    ...versions(letter, was),
    ...linesOf(letter),
    words('request.ask', { link }),
  ]);
}
