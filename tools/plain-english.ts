/**
 * Finds words and openings that docs/style.md excludes, in comments, test titles, Markdown, summaries and descriptions of the API, and
 * English phrases. `node tools/plain-english.ts --write` lowers the counts of plain-english.json; it never raises one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

export interface Finding {
  line: number;
  text: string;
}

const opening = /^(Of|Those|What|Whoever|Whose|Which|Its|Their|As|Where|Such)\b/i;

const anyOf = (words: readonly string[]): RegExp => new RegExp(String.raw`\b(${words.join('|')})\b`, 'i');

const everywhere = [
  'whoever',
  'anew',
  'meanwhile',
  'goes on',
  'by itself',
  'is none',
  'as good as',
  'has to do with',
  'thereof',
  'hears',
  'a moment ago',
  'just now',
  'there is no such',
  "nobody's",
  "somebody's",
];

const excluded = anyOf([
  ...everywhere,
  'beside',
  'told',
  'tells',
  'stands?(?!-in)',
  'lies',
  'kept',
  'as (?:it|they) (?:is|was|are|were)',
  'of theirs',
  'of it',
  'the way of',
  'is said',
  'asks',
  'says',
  'gives(?! up)',
  'takes? back',
  'comes in',
]);

/** Fewer words than in code: on a screen, "asks", "told" and "gives a talk" are plain. */
const excludedOnScreens = anyOf(everywhere);

/** The rules of openings and words together. */
export const isPlain = (text: string): boolean => !opening.test(text) && !excluded.test(text);

/** A heading may be a question, or a label of a few words. */
const isHeading = (text: string): boolean => text.endsWith('?') || text.split(/\s+/).length < 5;

const isPlainInMarkdown = (text: string): boolean =>
  !excluded.test(text) && (!opening.test(text) || isHeading(text));

/** Strings come first, so that `//` and `/*` within one are not taken for comments. */
const pieces = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const titles = /\b(?:it|test|describe)(?:\.(?:each|for)\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])+?)\1/g;
const descriptions = /(?:\b(?:description|summary):\s*|\.describe\(\s*)(['"`])((?:\\.|(?!\1)[\s\S])+?)\1/g;
const requirementIds = /^(?:(?:[A-Z]+-[A-Z]*-?\d+|and|to)[, ]+)+/;

const lineOf = (content: string, index: number): number => content.slice(0, index).split('\n').length;

const wordsOfComment = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*\/$/g, '')
    .replace(/^\/\/+ ?/, '')
    .replace(/\s*\n\s*\* ?/g, ' ')
    .replace(/`[^`]*`/g, 'code')
    .trim();

const among = (
  content: string,
  found: Iterable<RegExpMatchArray>,
  read: (match: RegExpMatchArray) => string,
) => [...found].map((match) => ({ line: lineOf(content, match.index ?? 0), text: read(match) }));

function inComments(content: string): Finding[] {
  const comments = [...content.matchAll(pieces)].filter(([piece]) => piece.startsWith('/'));
  return among(content, comments, ([piece]) => wordsOfComment(piece)).filter(({ text }) => !isPlain(text));
}

const inTitles = (content: string): Finding[] =>
  among(content, content.matchAll(titles), (match) => (match[2] ?? '').replace(requirementIds, '')).filter(
    ({ text }) => !isPlain(text),
  );

const inDescriptions = (content: string): Finding[] =>
  among(content, content.matchAll(descriptions), (match) => match[2] ?? '').filter(
    ({ text }) => !isPlain(text),
  );

function inPhrases(content: string): Finding[] {
  const strings = [...content.matchAll(pieces)].filter(([piece]) => !piece.startsWith('/'));
  return among(content, strings, ([piece]) => piece.slice(1, -1)).filter(({ text }) =>
    excludedOnScreens.test(text),
  );
}

/** A line of Markdown that continues the sentence of the line before. */
const isContinuation = (line: string, before: string | undefined): boolean =>
  before !== undefined &&
  before.trim() !== '' &&
  !/^\s*([-*#>|]|\d+\.)/.test(line) &&
  !/^\s*[|#]/.test(before);

function inMarkdown(content: string): Finding[] {
  const lines = content.split('\n');
  return lines.flatMap((line, index) => {
    const continues = isContinuation(line, lines[index - 1]);
    return (line.startsWith('|') ? line.split('|') : [line])
      .map((cell) =>
        cell
          .replace(/`[^`]*`/g, 'code')
          .replace(/^[\s#>*-]+/, '')
          .trim(),
      )
      .filter((cell) => cell !== '' && (continues ? excluded.test(cell) : !isPlainInMarkdown(cell)))
      .map((text) => ({ line: index + 1, text }));
  });
}

/** Findings of one file. @param path from the root of the repository; the folder decides which texts are read. */
export function findingsOf(path: string, content: string): Finding[] {
  if (path.endsWith('.md')) return inMarkdown(content);
  return [
    ...inComments(content),
    ...(/\.(test|journey)\.tsx?$/.test(path) ? inTitles(content) : []),
    ...(path.startsWith('packages/contract/') ? inDescriptions(content) : []),
    ...(path.startsWith('packages/phrases/src/en/') ? inPhrases(content) : []),
  ];
}

/** Generated files, texts of other authors, and the tables that list excluded words. */
const isExempt = (path: string): boolean =>
  /^database\/(tables|table-columns)\.ts$|NOTICE\.md$|^docs\/(style|glossary|languages)\.md$|^tools\/plain-english(\.test)?\.ts$/.test(
    path,
  );

export const checkedFiles = (): string[] =>
  sourceFiles().filter((path) => /\.(ts|tsx|mjs|md)$/.test(path) && !isExempt(path));

export const countsFile = join(root, 'tools/plain-english.json');

export const allFindings = (): Map<string, Finding[]> =>
  new Map(
    checkedFiles()
      .map((path) => [path, findingsOf(path, readFileSync(join(root, path), 'utf8'))] as const)
      .filter(([, findings]) => findings.length > 0),
  );

if (process.argv[1] === import.meta.filename) {
  const found = allFindings();
  if (process.argv.includes('--write')) {
    const before = JSON.parse(readFileSync(countsFile, 'utf8')) as Record<string, number>;
    const after = [...found].flatMap(([path, { length }]) => {
      const count = Math.min(length, before[path] ?? 0);
      return count > 0 ? [[path, count] as const] : [];
    });
    writeFileSync(countsFile, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`);
  }
  for (const [path, findings] of found) {
    for (const { line, text } of findings) console.log(`${path}:${line} ${text.slice(0, 120)}`);
  }
  console.log(`${[...found.values()].flat().length} findings in ${found.size} files`);
}
