/**
 * The ring `test` (`npm test`): gate, tests, build, journeys. `npm run test:all` adds files named
 * `*.release.*` and the large counts (`packages/rules/src/testing/ring.ts`). The last line always counts the
 * tests.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticSteps } from './check-steps.ts';
import { makeSureOfChromium } from './chromium.ts';
import { processorSeconds } from './processor-time.ts';
import { onlyBeforeRelease } from './rings.ts';
import { root } from './source-files.ts';
import { runStep, runSteps } from './step.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import {
  countPlaywright,
  countVitest,
  describeSlowest,
  journeyFiles,
  readCount,
  readFiles,
} from './test-report.ts';

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

// Downloads in parallel with style and boundaries.
const fetching = makeSureOfChromium();
const gate = await runSteps(staticSteps);
for (const step of gate) note(step.name, step.passed ? 0 : 1);
// Before the tests, because one of them runs a journey.
const browser = await fetching;
note('browser', browser ? 0 : 1);

const tests = await runStep({
  name: 'tests',
  command: ['vitest', 'run'],
  env: { SHEAF_REPORTS: artifacts },
  live: true,
});
const tested = readCount(vitestReport, tests.passed, countVitest);
note('tests', tested.failed);

const build = await runStep({ name: 'build', command: ['node', 'tools/build.ts'] });
note('build', build.passed ? 0 : 1);

const journeys = await runStep({
  name: 'journeys',
  command: [
    'playwright',
    'test',
    '--config',
    'apps/journeys/playwright.config.ts',
    ...(isWhole ? [] : ['--grep-invert', onlyBeforeRelease.journeys]),
  ],
  live: true,
});
const walked = readCount(journeysReport, journeys.passed, countPlaywright);
note('journeys', walked.failed);

console.log(describeSlowest([...readFiles(filesReport), ...journeyFiles(journeysReport)]));
const steps = [...gate, build].filter((step) => !step.passed).length + (browser ? 0 : 1);
const passed = tested.passed + walked.passed;
const failed = tested.failed + walked.failed + steps;
console.log(
  `${processorSeconds().toFixed(0)} s of processor time, ${process.uptime().toFixed(0)} s of clock.`,
);
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : '\nNothing failed.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
