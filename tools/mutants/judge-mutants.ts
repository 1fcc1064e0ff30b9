/** Counts killed mutants by file and reports files and totals under the threshold. */

/** Percentage of mutants that tests must kill: in total, and in each file. */
export const thresholds = { all: 92, file: 80 };

export interface Mutant {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

export interface Share {
  killed: number;
  total: number;
  percent: number;
}

export interface Verdict {
  files: (Share & { file: string })[];
  all: Share;
  survivors: Mutant[];
  failures: string[];
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

function shareOf(mutants: readonly Mutant[]): Share {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  return {
    killed,
    total: mutants.length,
    percent: mutants.length === 0 ? 0 : (100 * killed) / mutants.length,
  };
}

/** Mutants that are ignored by a comment or do not run do not count. */
export function judgeMutants(mutants: readonly Mutant[], nameOf = (fileName: string) => fileName): Verdict {
  const counted = mutants
    .filter(({ status }) => noticed.has(status) || unnoticed.has(status))
    .map((mutant) => ({ ...mutant, fileName: nameOf(mutant.fileName) }));
  const files = [...Map.groupBy(counted, ({ fileName }) => fileName)]
    .map(([file, own]) => ({ file, ...shareOf(own) }))
    .sort((a, b) => a.percent - b.percent || (a.file < b.file ? -1 : 1));
  const all = shareOf(counted);
  const failures = files
    .filter(({ percent }) => percent < thresholds.file)
    .map(({ file, percent }) => `${file}: ${percent.toFixed(1)} % is less than ${thresholds.file} %.`);
  if (all.percent < thresholds.all)
    failures.push(`All: ${all.percent.toFixed(1)} % is less than ${thresholds.all} %.`);
  const survivors = counted
    .filter(({ status }) => unnoticed.has(status))
    .sort(
      (a, b) =>
        (a.fileName === b.fileName ? 0 : a.fileName < b.fileName ? -1 : 1) ||
        a.location.start.line - b.location.start.line ||
        a.location.start.column - b.location.start.column,
    );
  return { files, all, survivors, failures };
}

/** One line: location and replacement. */
export function describeSurvivor({ fileName, status, mutatorName, replacement, location }: Mutant): string {
  const place = `${fileName}:${location.start.line}:${location.start.column}`;
  const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${place} ${mutatorName} → ${change}${status === 'NoCoverage' ? ' (no test runs it)' : ''}`;
}
