/**
 * Mutation testing of the rules (`npm run mutants`, or `npm run mutants -- addresses` for a folder or file of packages/rules/src):
 * changes the rules in thousands of small ways and counts the changes that no test notices. docs/decisions/0041 says why.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { describeSurvivor, judgeMutants } from './mutants/judge-mutants.ts';
import { root } from './source-files.ts';

const rules = join(root, 'packages/rules');
const artifacts = join(root, 'artifacts');

const paths = process.argv.slice(2);
const unknown = paths.filter((path) => !existsSync(join(rules, 'src', path)));
if (unknown.length > 0) {
  console.error(`packages/rules/src has no ${unknown.join(', ')}.`);
  process.exit(1);
}

const sourceOf = (path: string): string => (path.endsWith('.ts') ? `src/${path}` : `src/${path}/**/*.ts`);
const sources = paths.length > 0 ? paths.map(sourceOf) : ['src/**/*.ts'];

mkdirSync(artifacts, { recursive: true });
// Stryker copies the folder it is started in, and its copy finds node_modules further up.
process.chdir(rules);
const mutants = await new Stryker({
  mutate: [...sources, '!src/**/*.test.ts', '!src/**/testing/**'],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: join(root, 'tools/mutants/vitest.config.ts') },
  coverageAnalysis: 'perTest',
  // A slow test on a busy machine is no test without end.
  timeoutMS: 20_000,
  concurrency: Math.max(1, availableParallelism() - 1),
  tempDirName: '../../.stryker-tmp',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: join(artifacts, 'mutants.html') },
  jsonReporter: { fileName: join(artifacts, 'mutants.json') },
  allowConsoleColors: process.stdout.isTTY === true,
  allowEmpty: false,
}).runMutationTest();

const verdict = judgeMutants(mutants, (fileName) => fileName.slice(fileName.indexOf('src/')));
for (const survivor of verdict.survivors) console.log(describeSurvivor(survivor));
console.log('');
for (const { file, killed, total, percent } of verdict.files)
  console.log(`${percent.toFixed(1).padStart(5)} %  ${`${killed}/${total}`.padStart(9)}  ${file}`);
const { killed, total, percent } = verdict.all;
console.log(`\n${percent.toFixed(1)} % of ${total} mutants killed, ${total - killed} survived.`);
for (const failure of verdict.failures) console.log(failure);
process.exitCode = verdict.failures.length > 0 ? 1 : 0;
