/** Documents with a generated part between two comments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document with `lines` between `<!-- name: generated -->` and `<!-- end of name -->`. */
export function withGeneratedPart(
  root: string,
  page: string,
  name: string,
  lines: readonly string[],
): string {
  const text = readFileSync(join(root, page), 'utf8');
  const [first, last] = [`<!-- ${name}: generated -->`, `<!-- end of ${name} -->`];
  const [begin, end] = [text.indexOf(first), text.indexOf(last)];
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the generated ${name}.`);
  return `${text.slice(0, begin)}${[first, ...lines, ''].join('\n')}${text.slice(end)}`;
}
