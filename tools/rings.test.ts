/** Each test file runs in `npm run test:all`, and in `npm test` unless its name excludes it. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import vitest from '../vitest.config.ts';
import { onlyBeforeRelease, ringOf } from './rings.ts';
import { root, sourceFiles } from './source-files.ts';

const tests = sourceFiles().filter((path) => /\.(test|journey|spec)\.\w+$/.test(path));
const before = tests.filter((path) => ringOf(path) === 'all');

interface Project {
  test: { name: string; include: string[]; exclude?: string[] };
}
const projects = (vitest as { test: { projects: Project[] } }).test.projects.map(({ test }) => test);

/** Exclusions that only `npm test` adds. */
const leavesOut = (pattern: string): boolean => pattern === onlyBeforeRelease.tests;

const runnersOf = (path: string): string[] => [
  ...projects
    .filter(({ include, exclude = [] }) => {
      const fits = (pattern: string) => matchesGlob(path, pattern);
      return include.some(fits) && !exclude.some((pattern) => !leavesOut(pattern) && fits(pattern));
    })
    .map(({ name }) => name),
  // Same pattern as in the configuration of Playwright.
  ...(matchesGlob(path, 'apps/journeys/*.journey.ts') ? ['journeys'] : []),
];

it('runs every test file once', () => {
  expect(tests.length).toBeGreaterThan(900);
  expect(projects.length).toBeGreaterThan(5);
  expect(tests.map((path) => [path, ...runnersOf(path)]).filter(({ length }) => length !== 2)).toEqual([]);
});

it('leaves the same files out of every project', () => {
  const wanted = process.env['SHEAF_RING'] === 'test';
  expect(projects.filter(({ exclude = [] }) => exclude.some(leavesOut) !== wanted)).toEqual([]);
});

it('leaves only files named `*.release.*` out of `npm test`', () => {
  expect(before.length).toBeGreaterThan(10);
  const leftOut = tests.filter(
    (path) => matchesGlob(path, onlyBeforeRelease.tests) || new RegExp(onlyBeforeRelease.journeys).test(path),
  );
  expect(leftOut).toEqual(before);
});

it('documents for each file outside `npm test` what it proves', () => {
  const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([^`]+\.release\.(?:test|journey)\.tsx?)` \| [^|]{10,} \|/gm)].map(
    ([, path]) => path!,
  );
  expect(listed.toSorted()).toEqual(before);
});
