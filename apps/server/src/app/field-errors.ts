/** Sentences under the fields of an answer: the first 20 fields, and the number of further invalid ones. */
import type { FieldCode, InvalidInput } from '#platform/outcome';
import { sayField } from '#platform/texts';

const mostFields = 20;
const mostSentences = 5;
const longestName = 100;
/** Limit of all field errors together, in bytes of JSON. */
const mostBytes = 8000;

type Errors = Record<string, string[]>;

const shortName = (name: string): string => {
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
};

const sentences = (lang: string, codes: readonly FieldCode[]): string[] =>
  codes.slice(0, mostSentences).map((code) => sayField(lang, code));

export function fieldErrors({ fields, others }: InvalidInput, lang: string): Errors {
  const names = Object.keys(fields);
  // A `Map`, because a field may be named `__proto__`.
  const errors = new Map<string, string[]>();
  let [listed, bytes] = [0, 0];
  for (const name of names.slice(0, mostFields)) {
    const entry: [string, string[]] = [shortName(name), sentences(lang, fields[name]!)];
    bytes += Buffer.byteLength(JSON.stringify(entry));
    if (bytes > mostBytes && listed > 0) break;
    errors.set(...entry);
    listed += 1;
  }
  const more = names.length - listed + others;
  if (more > 0)
    errors.set('body', [
      ...(errors.get('body') ?? []),
      sayField(lang, { code: 'more-mistakes', limit: more }),
    ]);
  return Object.fromEntries(errors);
}
