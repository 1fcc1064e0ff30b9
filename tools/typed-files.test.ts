/** The gate checks the types of every file. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { staticSteps } from './check-steps.ts';
import { root, sourceFiles } from './source-files.ts';

/** Files included by the project of a step, relative to the root. */
function filesOf(project: string): string[] {
  const path = join(root, project);
  const { config } = ts.readConfigFile(path, (name) => readFileSync(name, 'utf8'));
  return ts
    .parseJsonConfigFileContent(config, ts.sys, dirname(path))
    .fileNames.map((name) => name.slice(root.length + 1));
}

const projects = staticSteps.flatMap(({ command }) => {
  const at = command.indexOf('--project');
  return at < 0 ? [] : [command[at + 1]!];
});

it('every TypeScript file belongs to a project whose types the gate checks', () => {
  const checked = new Set(projects.flatMap(filesOf));
  const typed = sourceFiles().filter((path) => /\.tsx?$/.test(path));
  expect(typed.length).toBeGreaterThan(3000);
  expect(typed.filter((path) => !checked.has(path))).toEqual([]);
});

it('the gate compares generated files with the tree', () => {
  const drift = staticSteps.filter(({ command }) => command.includes('tools/generate.ts'));
  expect(drift.map(({ folder, command }) => [folder, command.at(-1)])).toEqual([[undefined, '--check']]);
});
