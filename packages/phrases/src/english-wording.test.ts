/** Checks of English phrases beyond types: words that first-time readers did not understand. */
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const linesOf = (tree: Tree, path = ''): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : linesOf(value, `${path}${key}.`),
  );

const lines = linesOf(languages.en);

/** `only` matches keys where the word is right. */
const riddles: readonly { not: RegExp; but: string; only?: RegExp }[] = [
  { not: /\banew\b/, but: 'again' },
  { not: /\bsomebody\b/i, but: 'someone' },
  {
    not: /\bthis is too (?:small|large)\b|\bare not valid\b|\bonce another\b/i,
    but: 'which limit, or what is wrong',
  },
  { not: /what stands in it/, but: 'what is in it' },
  { not: /\b[Tt]ak(?:e|en)\b.*\bback\b/, but: 'Undo this import', only: /import|workbook|[Ff]iles/ },
  { not: /in \{seconds\} s/, but: 'Saving …, beside a ring that counts', only: /^addresses/ },
  { not: /stagnant/i, but: 'Nothing done lately' },
  { not: /beside the programme/, but: 'Duty at a meeting' },
  { not: /[Ss]et aside/, but: 'could not be sent' },
  { not: /is said on/, but: 'is shown on' },
  { not: /who keep people/, but: 'who may see the records of people' },
  { not: /number lookup/, but: 'phone numbers were looked up' },
  { not: /^Block of map$/, but: 'Block done on map', only: /journal\.entity/ },
  { not: /\bdays away\b/i, but: 'dates away' },
  { not: /\btexts\b|\btext (?:by|message)|\bby text\b/i, but: 'SMS' },
  { not: /test copy/, but: 'test installation' },
  { not: /\b[Aa]ttempts?\b/, but: 'tries' },
  { not: /\bmoving in\b/i, but: 'moving to Sheaf' },
  { not: /is new here/, but: 'There is nothing new in this file' },
  { not: /can do it:/, but: 'None of … is free', only: /^responsibilities/ },
  {
    not: /\b(?:duty|duties)\b/i,
    but: 'responsibility',
    only: /^responsibilities\.(?:settings|form|person\.title)/,
  },
  {
    not: /\battendants\b/i,
    but: 'duties',
    only: /^(?:congregations\.meetings|roles\.key)/,
  },
  { not: /talks/i, but: 'dates away of everybody', only: /^roles\.(area\.away|key\.settings\/away)/ },
  { not: /^\d+ days$/, but: 'from and to', only: /^territory\.overview\.age/ },
];

it('no phrase uses a word that first-time readers did not understand', () => {
  const found = riddles.flatMap(({ not, but, only = /./ }) =>
    lines
      .filter(([key, text]) => only.test(key) && not.test(text))
      .map(([key, text]) => `${key}: ${text} (say: ${but})`),
  );
  expect(found).toEqual([]);
});

/** Labels of the specification, in sentence case (decision 159). */
const specified: Readonly<Record<string, string>> = {
  'congregations.meetings.reminder1': 'Two days prior',
  'congregations.meetings.reminder2': 'Half day prior',
  'events.cancels.both': 'Both meetings',
  'forum.request': 'Request feature',
  'messages.kind.cart': 'Cart approved publishers',
  'responsibilities.scope.both': 'Both meetings',
  'responsibilities.scope.mid': 'Mid-week only',
  'responsibilities.scope.weekend': 'Weekend only',
};

it('ATTEND-R4 ATTEND-R6 EVENTS-O2 FORUM-S1 MSG-D2 labels of the specification keep its words', () => {
  const texts = Object.fromEntries(lines);
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, texts[key]]))).toEqual(specified);
});

it('FORUM-S1 no phrase calls a feature request an idea', () => {
  expect(
    lines.filter(([, text]) => /\bideas?\b/i.test(text)).map(([key, text]) => `${key}: ${text}`),
  ).toEqual([]);
});
