/**
 * Time comes from the clock of the server: tests use no other clock, and SQL receives times as parameters.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moments, plantingSuites } from '../apps/server/src/platform/testing/moments.ts';
import { root, sourceFiles } from './source-files.ts';

const server = 'apps/server/src/';
const files = sourceFiles('apps/server/src').filter((path) => path.endsWith('.ts'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const isTest = (path: string): boolean => /\.test\.ts$|\/testing\/|\/app\/suites\//.test(path);

const machineClock = /\bnew Date\(\)|\bDate\.now\(\)|\bTemporal\.Now\b/;
const databaseClock =
  /(?<!performance\.)(?<!Date\.)\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_timestamp\b|(?<!\.)\bcurrent_date\b(?!:)|\blocaltimestamp\b/i;
/** Only whether such a column is null matters, not its value. */
const mark = /\b(deleted_at|ended_at|erased_at|confirmed_at|last_login) = now\(\)/g;

const lines = (path: string): string[] => read(path).split('\n');
const readersOf = (clock: RegExp, among: readonly string[]): string[] =>
  among.filter((path) => lines(path).some((line) => clock.test(line.replaceAll(mark, ''))));

const testsOnTheMachineClock: Record<string, string> = {
  'platform/testing/test-clock.ts': 'the one place that reads it for all tests',
  'platform/workers/turns.test.ts': 'its fake clock stands in the place of the machine clock',
  'fatal-fault.release.test.ts': 'measures how long a process takes to end',
  'platform/database/folder-lock.test.ts': 'two processes meet at an instant of the machine',
};

const testsOnTheDatabaseClock: Record<string, string> = {
  'app/suites/cart-processes.release.test.ts': 'only whether two congregations are partners counts',
  'app/suites/documented-calls.test.ts': 'current_date is a field of documented calls',
  'demo.test.ts': 'the demo is dated by a process of its own',
  'contexts/journal/long-journal.release.test.ts':
    'the journal and its tables of a month are dated by the database',
  'contexts/messaging/messages/outbox.test.ts': 'a hand-over is dated and compared by the database',
  'contexts/messaging/messages/twilio-report.test.ts': 'a hand-over is dated and compared by the database',
  'contexts/meetings/proposals/hostile-proposals.test.ts': 'the statement is refused whatever the time',
  'contexts/reports/records-file.test.ts': 'locks of the job queue are dated by the database',
  'contexts/meetings/speakers/partners.test.ts': 'only whether two congregations are partners counts',
  'platform/database/months.test.ts': 'tables of a month are made by the clock of the database',
  'platform/jobs/resume.test.ts': 'locks of the job queue are dated by the database',
  'platform/jobs/scans.test.ts': 'locks of the job queue are dated by the database',
  'platform/testing/made-weeks.ts': 'no decision reads when a copied row was made',
};

const storesOnTheDatabaseClock: Record<string, string> = {
  'platform/database/migrate.ts': 'shows when a migration was applied; nothing decides by it',
  'platform/database/months.store.ts': 'the rows of the tables are dated by the database',
  'platform/jobs/tidy.store.ts': 'compares the clock of the database with that of the server',
  'platform/outbox/hand-overs.store.ts':
    'a lease among processes, dated and compared by the one clock they share',
};

const underServer = (paths: readonly string[]): string[] => paths.map((path) => path.slice(server.length));

it('X-CLOCK a server test reads the clock of the server under test', () => {
  const tests = files.filter(isTest);
  expect(tests.length).toBeGreaterThan(300);
  expect(underServer(readersOf(machineClock, tests))).toEqual(Object.keys(testsOnTheMachineClock).sort());
  expect(underServer(readersOf(databaseClock, tests))).toEqual(Object.keys(testsOnTheDatabaseClock).sort());
});

it('X-CLOCK SQL of the server receives the time as a parameter', () => {
  const product = files.filter((path) => !isTest(path));
  expect(product.length).toBeGreaterThan(300);
  expect(underServer(readersOf(databaseClock, product))).toEqual(
    Object.keys(storesOnTheDatabaseClock).sort(),
  );
});

it('X-CLOCK functions of the database read no clock, except to set `updated_at`', () => {
  const readers = lines('database/schema.sql').filter(
    (line) =>
      databaseClock.test(line) && !/^ {2}\w+ timestamp with time zone not null default now\(\),?$/.test(line),
  );
  expect(readers.length).toBeGreaterThan(0);
  expect(readers.filter((line) => !/\bupdated_at :?= now\(\)/.test(line))).toEqual([]);
});

it('X-CLOCK every suite that plants texts runs at one of the eight moments', () => {
  const planting = files.filter(
    (path) => /\.test\.ts$/.test(path) && read(path).includes("'#app/suites/plant-texts'"),
  );
  expect(planting).toEqual([...plantingSuites].sort());
  const used = planting.map((path) => /openTestApp\(\{ moment: moments\.(\w+) \}\)/.exec(read(path))?.[1]);
  expect(used.filter((name) => name === undefined || !(name in moments))).toEqual([]);
  expect(new Set(used).size).toBeGreaterThan(1);
  expect(Object.keys(moments)).toHaveLength(8);
});
