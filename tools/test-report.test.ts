import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  describeSlowest,
  journeyFiles,
  readCount,
  readFiles,
} from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitestReport = (more: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...more,
});

const stored = (report: object): string => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

it('a file that could not be loaded counts as a failure', () => {
  const testResults = [{ name: 'a', status: 'failed', assertionResults: [] }];
  expect(countVitest(vitestReport({ testResults }))).toEqual({ passed: 3, failed: 1 });
});

it('a skipped or flaky test counts as a failure in either runner', () => {
  expect(countVitest(vitestReport({ numPendingTests: 1 })).failed).toBe(1);
  expect(
    countPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 }, errors: [] }),
  ).toEqual({
    passed: 2,
    failed: 2,
  });
});

it('a runner that wrote nothing, ran nothing or exited with an error never counts as passed', () => {
  expect(readCount(join(folder, 'absent.json'), true, countVitest)).toEqual({ passed: 0, failed: 1 });
  expect(readCount(stored(vitestReport({ numPassedTests: 0 })), true, countVitest).failed).toBe(1);
  expect(readCount(stored(vitestReport()), false, countVitest)).toEqual({ passed: 3, failed: 1 });
  expect(readCount(stored(vitestReport()), true, countVitest)).toEqual({ passed: 3, failed: 0 });
});

it('lists the 25 slowest files with their processor time, tests and journeys together', () => {
  const results = [{ duration: 1500, annotations: [{ type: 'processor', description: '9.5' }] }];
  const specs = [{ file: 'walk.journey.ts', tests: [{ results }, { results }] }];
  const journeys = journeyFiles(stored({ suites: [{ suites: [{ specs }] }] }));
  expect(journeys).toEqual([{ file: 'apps/journeys/walk.journey.ts', seconds: 3, processorSeconds: 19 }]);
  const files = Array.from({ length: 30 }, (_, at) => ({
    file: `file-${at}.test.ts`,
    seconds: 1,
    processorSeconds: at / 10,
  }));
  const [, head, , ...lines] = describeSlowest([...files, ...journeys]).split('\n');
  expect(head).toContain('25 slowest of 31 files, which took 63 s');
  expect(lines).toHaveLength(25);
  expect(lines[0]).toMatch(/^ +19\.0 +3\.0 {2}apps\/journeys\/walk\.journey\.ts$/);
  expect(lines.at(-1)).toContain('file-6.test.ts');
});

it('a missing report measures no file', () => {
  expect(readFiles(join(folder, 'absent.json'))).toEqual([]);
  expect(journeyFiles(join(folder, 'absent.json'))).toEqual([]);
});
