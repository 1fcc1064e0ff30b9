/**
 * Every hook has registrants in two or more contexts, or replaces an import that the layers forbid (decision
 * 169).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contexts } from '#app/contexts';

/** Keys of a manifest that describe the domain; other contexts run no code for them. */
const descriptions = new Set([
  'name',
  'owns',
  'operations',
  'exported',
  'publishes',
  'keepsPerson',
  'erases',
]);

const source = join(import.meta.dirname, '..');
const walkers = ['platform/domain.ts', 'platform/registry.ts'];
const code = globSync('{platform,contexts}/**/*.ts', { cwd: source })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !walkers.includes(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

const registrants = new Map<string, Set<string>>();
for (const { name, domains } of contexts)
  for (const domain of domains)
    for (const [hook, brought] of Object.entries(domain))
      if (brought !== undefined && !descriptions.has(hook))
        registrants.set(hook, (registrants.get(hook) ?? new Set()).add(name));

const layerOf = (name: string) => contexts.find((context) => context.name === name)!.layer;

/** Files that read a hook from the registry. */
const readersOf = (hook: string): string[] =>
  code
    .filter(({ text }) =>
      new RegExp(`\\bregistry\\.${hook}\\b|\\{[^}]*\\b${hook}\\b[^}]*\\} = .*registry`).test(text),
    )
    .map(({ path }) => path);

/** Undefined for the platform, which imports no context. */
const contextOf = (path: string): string | undefined => /^contexts\/([^/]+)/.exec(path)?.[1];

const hooksOfOne = [...registrants].filter(([, names]) => names.size === 1).map(([hook]) => hook);

it('counts the registrants of each hook', () => {
  expect(registrants.size).toBeGreaterThan(20);
  expect(hooksOfOne.sort()).toEqual([
    'alerts',
    'cancelledMeetings',
    'cartApprovalEnds',
    'dutySearch',
    'mailAddress',
    'mailFiles',
    'personStays',
    'phoneAccount',
    'quietHours',
    'settingsSaved',
  ]);
});

it.each(hooksOfOne)('%s with one registrant is read only where its context may not be imported', (hook) => {
  const [registrant] = registrants.get(hook)!;
  const readers = readersOf(hook);
  expect(readers).not.toEqual([]);
  const couldCall = readers.filter((path) => {
    const reader = contextOf(path);
    return reader !== undefined && (reader === registrant || layerOf(reader) > layerOf(registrant!));
  });
  expect(couldCall).toEqual([]);
});
