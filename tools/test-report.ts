/** Reads what the test runners wrote about themselves, so that nothing is counted that did not run. */
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

/** A skipped test is a promise not kept; a file that could not even be read counts as one failure. */
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

/** The count of one runner. It failed at least once when it said so, wrote nothing, or found nothing to run. */
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
