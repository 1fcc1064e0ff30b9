/** Documents stay short, and their references exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { benches } from '../bench/benches.ts';
import { readResults } from '../bench/results.ts';
import { readDecisions } from './generate/decision-index.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = sourceFiles().filter((path) => path.endsWith('.md'));
const decisions = readDecisions(root);

/** Code blocks and link targets do not count as words. */
const wordCount = (path: string): number =>
  read(path)
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it.each([
  ['README.md', 700],
  ['docs/architecture.md', 1000],
])('%s has at most %i words', (path, most) => {
  expect(wordCount(path)).toBeLessThanOrEqual(most);
});

it('a relative link of a document leads to a file', () => {
  const broken = pages.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, target]) => !existsSync(join(root, dirname(path), target!)))
      .map(([, target]) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('a file that a document names exists', () => {
  const paths = sourceFiles();
  const isThere = (name: string): boolean => paths.some((path) => path === name || path.endsWith(`/${name}`));
  // Records, requirements and the changelog also name files of their time.
  const current = pages.filter((path) => !/^(docs\/(decisions|requirements)\/|CHANGELOG)/.test(path));
  expect(current.length).toBeGreaterThan(12);
  const missing = current.flatMap((path) =>
    [...read(path).matchAll(/`[^`\n]*`/g)]
      .flatMap(([code]) => [...code.matchAll(/(?<![\w./<>*-])[\w/-][\w./-]*\.(?:tsx?|mjs|sql)\b/g)])
      .filter(([name]) => !name.includes('NNNN') && !isThere(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('a decision record has number and title in its heading, then status and date', () => {
  const wrong = decisions.filter(
    ({ file, number, title, status }) => number !== Number(file.slice(0, 4)) || !title || !status,
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it('a superseded record names a later one', () => {
  const byFile = new Map(decisions.map((record) => [record.file, record]));
  const wrong = decisions.filter(({ number, status }) => {
    const [, file] = /\(([\w.-]+\.md)\)/.exec(status ?? '') ?? [];
    return file !== undefined && (byFile.get(file)?.number ?? 0) <= number;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it('a superseded record has the status superseded', () => {
  const superseded = decisions.flatMap(({ file }) =>
    [...read(`docs/decisions/${file}`).matchAll(/\bSupersedes (?:\[?decision )(\d+)/g)].map(([, number]) =>
      Number(number),
    ),
  );
  const silent = decisions.filter(
    ({ number, status }) => superseded.includes(number) && !status?.startsWith('superseded'),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it('docs/guarantees.md names existing tests for each property', () => {
  const rows = read('docs/guarantees.md').match(/^\| (?!property|---).*\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(8);
  const proofs = rows.map((row) =>
    [...row.matchAll(/`([\w/.-]+\.(?:test|journey)\.tsx?)`/g)].map(([, path]) => path!),
  );
  expect(rows.filter((_, at) => proofs[at]!.length === 0)).toEqual([]);
  expect(proofs.flat().filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('SECURITY.md names the address for vulnerability reports', () => {
  expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
});

it('CHANGELOG.md starts with the version of package.json or with unreleased changes', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, name]) => name!);
  expect(headings.filter((name) => name !== 'Unreleased')[0]).toBe(version);
});

it('every stored figure has a bench, and the host on which the bench measured it', () => {
  const results = Object.entries(readResults(root));
  expect(results.map(([name]) => name).filter((name) => !(name in benches))).toEqual([]);
  const host = /^\d+ × .+, load [\d.]+, Node\.js [\d.]+$/;
  expect(results.filter(([, result]) => !host.test(result.host)).map(([name]) => name)).toEqual([]);
});

it('every file of a bench is in the list of benches', () => {
  const listed = new Set(
    [...read('bench/benches.ts').matchAll(/import\('\.\/([\w.-]+)'\)/g)].map(([, file]) => file!),
  );
  const files = sourceFiles().flatMap((path) => /^bench\/([\w-]+\.bench\.ts)$/.exec(path)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});
