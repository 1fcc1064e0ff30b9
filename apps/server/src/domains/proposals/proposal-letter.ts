/** What a coordinator elsewhere is written, in the language of their congregation where it is known. */
import { longDay } from '#platform/long-day';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export interface ProposalLetter {
  lang: string;
  /** Of the contact. */
  name: string | null;
  /** Whose speaker it is. */
  congregation: string;
  speaker: string;
  date: string;
  /** `12. A home that welcomes`, the talks that the speaker can give. */
  talks: readonly string[];
  word: string | null;
  coordinator: { name: string; phone: string | null };
}

const wordsIn =
  (lang: string) =>
  (key: string, values?: Record<string, string>): string =>
    sayPlain(lang, `proposals:mail.${key}`, values);

/** What somebody wrote stands in one line, so that no part of it is taken for a link. */
const written = ({ lang, word }: ProposalLetter): string[] =>
  word === null ? [] : [wordsIn(lang)('word', { word: word.replaceAll(/\s*\n\s*/g, ' ') })];

const headOf = ({ lang, name, speaker, congregation }: ProposalLetter): string =>
  name === null
    ? wordsIn(lang)('head', { speaker, congregation })
    : wordsIn(lang)('headNamed', { name, speaker, congregation });

const signatureOf = ({ coordinator: { name, phone } }: ProposalLetter) => ({
  lines: phone ? [name, phone] : [name],
});

export function askingMail(letter: ProposalLetter, link: string): Mail {
  const { lang, date, speaker, talks } = letter;
  const words = wordsIn(lang);
  const day = longDay(lang, date);
  return mail(words('subject', { speaker, day }), [
    headOf(letter),
    { lines: [day, ...talks, ...written(letter)] },
    { label: words('press'), link },
    words('until'),
    signatureOf(letter),
  ]);
}

/** The same for another app, as one text. */
export function askingText(letter: ProposalLetter, link: string): string {
  const { lang, date, talks } = letter;
  return [
    headOf(letter),
    longDay(lang, date),
    ...talks,
    ...written(letter),
    wordsIn(lang)('ask', { link }),
  ].join('\n');
}

/** The date that the other side asked for suits, or nothing comes of it. */
export function settledMail(letter: ProposalLetter, state: 'accepted' | 'withdrawn'): Mail {
  const { lang, date, speaker, congregation } = letter;
  const values = { speaker, congregation, day: longDay(lang, date) };
  const words = wordsIn(lang);
  return mail(words(`settled.${state}`, values), [
    words(`settled.${state}`, values),
    ...(letter.word === null ? [] : [{ lines: written(letter) }]),
    signatureOf(letter),
  ]);
}

export interface Told {
  lang: string;
  act: 'received' | 'accepted' | 'countered' | 'declined' | 'withdrawn';
  speaker: string;
  other: string;
  date: string;
  word: string | null;
  link: string;
}

/** What the own coordinator is told of what the other side said. */
export function toldMail({ lang, act, speaker, other, date, word, link }: Told): Mail {
  const words = wordsIn(lang);
  const values = { speaker, congregation: other, date: longDay(lang, date) };
  const sentence = sayPlain(lang, `proposals:notification.proposal-${act}`, values);
  return mail(sentence, [
    sentence,
    ...(word === null ? [] : [{ lines: [words('word', { word: word.replaceAll(/\s*\n\s*/g, ' ') })] }]),
    { label: words('open'), link },
  ]);
}
