/** Refuses a build whose first pages wait for too much (`apps/web/landing-limits.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phraseChunk } from '../apps/web/chunk-plan.ts';
import { landingFaults } from '../apps/web/landing-limits.ts';
import { screenModules } from '../apps/web/screen-files.ts';
import { root } from './source-files.ts';

const open = ['/auth', '/denied', '/answer', '/take'];
const signedIn = ['/assignments', '/schedules/meetings', '/map/:number', '/settings/reports/own'];
const screens = (files: (path: string) => string[]) =>
  [...open, ...signedIn].map((path) => ({ path, files: { en: files(path) } }));
const few = screens(() => ['first.js']);
const holding = (module: string) => () => [module];

it('SHELL-X4 accepts landings with few files and nothing on demand', () => {
  expect(landingFaults(few, holding('/web/src/main.tsx'))).toEqual([]);
});

it('SHELL-X4 refuses a landing that waits for the polyfill of Temporal, a sheet, a form or dragging', () => {
  for (const module of [
    '/node_modules/temporal-polyfill/index.js',
    '/web/src/ui/sheet.tsx',
    '/web/src/ui/form/use-record-form.ts',
    '/node_modules/@dnd-kit/core/dist/core.esm.js',
  ])
    expect(landingFaults(few, holding(module)), module).toHaveLength(open.length + signedIn.length);
});

it('SHELL-X4 refuses the component library on the pages without a session only', () => {
  expect(landingFaults(few, holding('/node_modules/@mantine/core/esm/index.mjs'))).toEqual(
    open.map((path) => `${path} (en) waits for the component library`),
  );
});

it('SHELL-X4 refuses the dashboard on the pages without a session only', () => {
  const dashboard = '/web/src/contexts/dashboard/dashboard/dashboard-screen.tsx';
  expect(landingFaults(few, holding(dashboard))).toEqual(
    open.map((path) => `${path} (en) waits for the dashboard`),
  );
});

it('SHELL-X4 refuses a landing with too many files, and a list without a landing', () => {
  const many = screens((path) => Array.from({ length: path === '/answer' ? 9 : 8 }, (_, n) => `${n}.js`));
  expect(landingFaults(many, () => [])).toEqual(['/answer (en) waits for 9 files, at most 8']);
  expect(landingFaults(few.slice(1), () => [])).toEqual(['/auth is not in the list of screens']);
});

it('SHELL-X4 the module and phrases of every screen are known to the build', () => {
  const src = join(root, 'apps/web/src');
  const found = screenModules(src);
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(({ module }) => !module).map(({ path }) => path)).toEqual(['/']);
  for (const { module } of found)
    if (module) expect(readFileSync(join(src, module), 'utf8')).toContain('Screen');
  const answer = found.find(({ path }) => path === '/answer')!;
  expect(answer).toMatchObject({ namespaces: ['answers'], themed: false, inTable: false });
  const assignments = found.find(({ path }) => path === '/assignments')!;
  expect(assignments).toMatchObject({ themed: true, inTable: true });
  expect(assignments.namespaces).toContain('duties');
});

it('phrases of screens that belong together are one file a language', () => {
  expect(phraseChunk('/packages/phrases/src/ar/duties.ts')).toBe('days-ar');
  expect(phraseChunk('/packages/phrases/src/en/meetings.ts')).toBe('days-en');
  expect(phraseChunk('/packages/phrases/src/en/access.ts')).toBeNull();
  expect(phraseChunk('/web/src/contexts/meetings/meetings.ts')).toBeNull();
});
