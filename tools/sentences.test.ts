/** Sentences stand in packages/phrases only, so that every one of them can be said in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const screens = sourceFiles('apps/web/src').filter((path) => /(?<!\.test)\.tsx$/.test(path));
const answers = sourceFiles('apps/server/src').filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path),
);

/** Two words or more that begin like a sentence. */
const betweenTags = />\s*[A-Z]\p{L}* \p{L}[^<>{}]*<\//gu;
const asProperty =
  /\b(?:label|title|placeholder|description|alt|text|line|error)(?:=|: )\{?['"`][A-Z]\p{L}* \p{L}[^'"`]*['"`]/gu;
const asAnswer = /\b(?:message|title|subject|text): ['"`][A-Z]\p{L}* \p{L}[^'"`]*['"`]/gu;

/** Words in a row go through `joinTexts`, which keeps the order of each where the row runs from the right. */
const wordsJoined = /\.join\(t\('shell:comma'\)\)/gu;

const found = (paths: string[], pattern: RegExp): string[] =>
  paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map(([text]) => `${path}: ${text}`),
  );

it('the walk was not empty, and each pattern sees what it forbids', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(answers.length).toBeGreaterThan(100);
  expect('<p>\n  Nothing was found.\n</p>').toMatch(betweenTags);
  expect('<input aria-label="First name" />').toMatch(asProperty);
  expect("{ subject: 'Your new link' }").toMatch(asAnswer);
  expect("names.join(t('shell:comma'))").toMatch(wordsJoined);
});

it('no screen says a sentence of its own', () => {
  expect(found(screens, betweenTags)).toEqual([]);
  expect(found(screens, asProperty)).toEqual([]);
});

it('no screen joins words by a comma without keeping the order of each', () => {
  expect(found(screens, wordsJoined)).toEqual([]);
});

it('the server answers with no sentence of its own', () => {
  expect(found(answers, asAnswer)).toEqual([]);
});
