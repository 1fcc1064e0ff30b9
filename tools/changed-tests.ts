/** Selects the tests of rules and screens that a change can break, nearest first. */
import { execFileSync } from 'node:child_process';
import { type ImportGraph, importersOf } from './import-graph.ts';
import { ringOf } from './rings.ts';
import { root } from './source-files.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Commit at which the branch left `main`; on `main`, its last commit. */
function baseOfChange(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0]!;
  } catch {
    // Without a branch `main`.
    return 'HEAD';
  }
}

/** Paths that differ from the base, committed or not; empty outside a Git repository. */
export function changedPaths(): string[] {
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', baseOfChange()),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return [];
  }
}

const isOfRulesOrScreens = (path: string): boolean =>
  /^(packages|apps\/web|database)\/.*\.test\.tsx?$/.test(path) && ringOf(path) === 'test';

export function testsOf(changed: readonly string[], graph: ImportGraph): readonly string[] {
  return [...importersOf(changed, graph)]
    .filter(([path]) => isOfRulesOrScreens(path) && graph.has(path))
    .toSorted(([, one], [, other]) => one - other)
    .map(([path]) => path);
}
