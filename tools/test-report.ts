/** Reads the reports of the test runners; tests that did not run are not counted as passed. */
import { readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A result of Playwright; `person.ts` annotates it with its processor time. */
interface JourneyResult {
  duration: number;
  annotations: { type: string; description?: string }[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs?: { file: string; tests: { results: JourneyResult[] }[] }[];
}

/** Cost of a test file. */
export interface MeasuredFile {
  file: string;
  seconds: number;
  /** Seconds of the worker and its children, without the shared database. */
  processorSeconds: number;
}

/** A skipped test counts as a failure; a file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unread.length,
  };
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/**
 * Count of one runner. At least one failure if it exited with an error, wrote no report, or found no tests.
 */
export function readCount<Report>(
  path: string,
  exitedWell: boolean,
  count: (report: Report) => Count,
): Count {
  let counted: Count = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
  if (counted.failed === 0 && (!exitedWell || counted.passed === 0)) return { ...counted, failed: 1 };
  return counted;
}

const read = <Report>(path: string, otherwise: Report): Report => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    // Without a report, which `readCount` counts as a failure.
    return otherwise;
  }
};

/** Files measured by `files-reporter.ts`. */
export const readFiles = (path: string): MeasuredFile[] => read<MeasuredFile[]>(path, []);

const specsOf = ({ suites = [], specs = [] }: JourneySuite): NonNullable<JourneySuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Files of a Playwright report with the sum of their tests. */
export function journeyFiles(path: string): MeasuredFile[] {
  const files = new Map<string, MeasuredFile>();
  for (const { file, tests } of specsOf(read<JourneySuite>(path, {}))) {
    const measured = files.get(file) ?? { file: `apps/journeys/${file}`, seconds: 0, processorSeconds: 0 };
    for (const { duration, annotations } of tests.flatMap(({ results }) => results)) {
      measured.seconds += duration / 1000;
      const processor = annotations.find(({ type }) => type === 'processor');
      measured.processorSeconds += Number(processor?.description ?? 0);
    }
    files.set(file, measured);
  }
  return [...files.values()];
}

const slowest = 25;

/** One line per file, slowest first. */
export function describeSlowest(files: readonly MeasuredFile[]): string {
  const sum = files.reduce((total, { processorSeconds }) => total + processorSeconds, 0);
  const lines = files
    .toSorted((one, other) => other.processorSeconds - one.processorSeconds)
    .slice(0, slowest)
    .map(
      ({ file, seconds, processorSeconds }) =>
        `${processorSeconds.toFixed(1).padStart(10)} ${seconds.toFixed(1).padStart(8)}  ${file}`,
    );
  return [
    `\nThe ${lines.length} slowest of ${files.length} files, which took ${sum.toFixed(0)} s of processor time:`,
    ' processor    clock',
    ...lines,
  ].join('\n');
}
