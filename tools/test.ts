/**
 * The ring `test` (`npm test`): gate and build, tests, journeys. `npm run test:all` adds files named
 * `*.release.*` and the large counts (`packages/rules/src/testing/ring.ts`). The last line always counts the
 * tests.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingEngines } from '../apps/journeys/engines/engines.ts';
import { staticSteps } from './check-steps.ts';
import { makeSureOfChromium } from './chromium.ts';
import { machineSeconds, processorSeconds } from './processor-time.ts';
import { onlyBeforeRelease } from './rings.ts';
import { root } from './source-files.ts';
import { runSteps, type Step } from './step.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import {
  countPlaywright,
  countVitest,
  describeSlowest,
  journeyFiles,
  readCount,
  readFiles,
} from './test-report.ts';

const machineBefore = machineSeconds();
const isWhole = process.argv.includes('--all');
process.env['SHEAF_RING'] = isWhole ? 'all' : 'test';

keepTemporaryFilesInMemory();
const artifacts = join(root, 'artifacts');
const vitestReport = join(artifacts, 'vitest.json');
const filesReport = join(artifacts, 'files.json');
const journeysReport = join(artifacts, 'journeys.json');

mkdirSync(artifacts, { recursive: true });
for (const old of [vitestReport, filesReport, journeysReport, join(artifacts, 'screenshots')]) {
  rmSync(old, { recursive: true, force: true });
}

const failures: string[] = [];
const note = (name: string, failed: number): void => {
  if (failed > 0) failures.push(`${name} (${failed})`);
};

const build: Step = { name: 'build', command: ['node', 'tools/build.ts'] };
const testStep: Step = {
  name: 'tests',
  command: ['vitest', 'run'],
  env: { SHEAF_REPORTS: artifacts },
  live: true,
};
const journeyStep: Step = {
  name: 'journeys',
  command: [
    'playwright',
    'test',
    '--config',
    'apps/journeys/playwright.config.ts',
    ...(isWhole ? [] : ['--grep-invert', onlyBeforeRelease.journeys]),
  ],
  live: true,
};

// Downloads in parallel with the gate.
const fetching = makeSureOfChromium();
const gate = await runSteps([build, ...staticSteps]);
for (const step of gate) note(step.name, step.passed ? 0 : 1);
const browser = await fetching;
note('browser', browser ? 0 : 1);

// The journeys run after the tests, because both use all processors.
const [tests, journeys] = await runSteps([testStep, journeyStep], 1);
const tested = readCount(vitestReport, tests!.passed, countVitest);
note('tests', tested.failed);
const walked = readCount(journeysReport, journeys!.passed, countPlaywright);
note('journeys', walked.failed);
if (isWhole) for (const sentence of missingEngines()) console.log(sentence);

console.log(describeSlowest([...readFiles(filesReport), ...journeyFiles(journeysReport)]));
const steps = gate.filter((step) => !step.passed).length + (browser ? 0 : 1);
const passed = tested.passed + walked.passed;
const failed = tested.failed + walked.failed + steps;
const machine = machineSeconds() - machineBefore;
console.log(
  `${processorSeconds().toFixed(0)} s of processor time, ${machine.toFixed(0)} s with databases and all else on this machine, ${process.uptime().toFixed(0)} s of clock.`,
);
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : '\nNothing failed.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
