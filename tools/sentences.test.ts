/** Sentences occur only in packages/phrases, so that all of them can be translated. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const screens = sourceFiles('apps/web/src').filter((path) => /(?<!\.test)\.tsx$/.test(path));
const answers = sourceFiles('apps/server/src').filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path),
);

/** Two or more words that start like a sentence. */
const betweenTags = />\s*[A-Z]\p{L}* \p{L}[^<>{}]*<\//gu;
const asProperty =
  /\b(?:label|title|placeholder|description|alt|text|line|error)(?:=|: )\{?['"`][A-Z]\p{L}* \p{L}[^'"`]*['"`]/gu;
const asAnswer = /\b(?:message|title|subject|text): ['"`][A-Z]\p{L}* \p{L}[^'"`]*['"`]/gu;

/** Lists of words use `joinTexts`, which isolates their directions in right-to-left text. */
const wordsJoined = /\.join\(t\('shell:comma'\)\)/gu;

const found = (paths: string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([text]) => `${path}: ${text}`),
  );

it('the walk finds files, and each pattern matches what it forbids', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(answers.length).toBeGreaterThan(100);
  expect('<p>\n  Nothing was found.\n</p>').toMatch(betweenTags);
  expect('<input aria-label="First name" />').toMatch(asProperty);
  expect("{ subject: 'Your new link' }").toMatch(asAnswer);
  expect("names.join(t('shell:comma'))").toMatch(wordsJoined);
});

it('no screen contains a sentence', () => {
  expect(found(screens, betweenTags)).toEqual([]);
  expect(found(screens, asProperty)).toEqual([]);
});

it('no screen joins words with a comma except through joinTexts', () => {
  expect(found(screens, wordsJoined)).toEqual([]);
});

it('the server contains no sentence in its replies', () => {
  expect(found(answers, asAnswer)).toEqual([]);
});
