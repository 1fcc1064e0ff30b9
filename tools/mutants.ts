/**
 * Mutation testing of the rules (`npm run mutants`, or `npm run mutants -- addresses` for a folder or file of packages/rules/src)
 * and of the code that admits and dispatches calls (`npm run mutants -- server`, or `npm run mutants -- server app/sign-in.ts`).
 * Counts the mutants that no test kills (decisions 41 and 49).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { describeSurvivor, judgeMutants, type Mutant } from './mutants/judge-mutants.ts';
import { callMutants, type MutatedSources, ruleMutants } from './mutants/mutated-sources.ts';
import { root } from './source-files.ts';

const artifacts = join(root, 'artifacts');
const paths = process.argv.slice(2);
const targets = paths[0] === 'server' ? callMutants(paths.slice(1)) : [ruleMutants(paths)];

/** Mutates the sources of one target, each under the tests that it names. */
async function mutantsOf(target: MutatedSources): Promise<Mutant[]> {
  const unknown = target.sources.filter(
    (path) => !path.includes('*') && !existsSync(join(target.folder, path)),
  );
  if (unknown.length > 0) throw new Error(`${relative(root, target.folder)} has no ${unknown.join(', ')}.`);
  // Stryker copies the folder it is started in, and its copy finds node_modules further up.
  process.chdir(target.folder);
  // Stryker's workers read the test configuration themselves.
  if (target.tests) process.env.SHEAF_MUTANT_TESTS = JSON.stringify(target.tests);
  return new Stryker({
    mutate: [...target.sources, '!src/**/*.test.ts', '!src/**/testing/**'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: target.vitest,
    coverageAnalysis: 'perTest',
    // A slow test on a busy machine must not count as an endless loop.
    timeoutMS: 20_000,
    concurrency: Math.max(1, availableParallelism() - 1),
    tempDirName: '../../.stryker-tmp',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: join(artifacts, 'mutants.html') },
    jsonReporter: { fileName: join(artifacts, 'mutants.json') },
    allowConsoleColors: process.stdout.isTTY === true,
    allowEmpty: false,
  }).runMutationTest();
}

mkdirSync(artifacts, { recursive: true });
const mutants: Mutant[] = [];
for (const target of targets) mutants.push(...(await mutantsOf(target)));

const verdict = judgeMutants(mutants, (fileName) => fileName.slice(fileName.indexOf('src/')));
for (const survivor of verdict.survivors) console.log(describeSurvivor(survivor));
console.log('');
for (const { file, killed, total, percent } of verdict.files)
  console.log(`${percent.toFixed(1).padStart(5)} %  ${`${killed}/${total}`.padStart(9)}  ${file}`);
const { killed, total, percent } = verdict.all;
console.log(`\n${percent.toFixed(1)} % of ${total} mutants killed, ${total - killed} survived.`);
for (const failure of verdict.failures) console.log(failure);
process.exitCode = verdict.failures.length > 0 ? 1 : 0;
