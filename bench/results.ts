/** Results stored by `npm run bench -- --write` in bench/results.json, and the page generated from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StoredFigure {
  metric: string;
  value: string;
  limit: string;
  reached: boolean;
}

interface BenchResult {
  /** CPUs, load and Node.js version, on which figures in seconds depend. */
  host: string;
  date: string;
  figures: StoredFigure[];
}

/** By bench name, as in `npm run bench -- NAME`. */
export type BenchResults = Record<string, BenchResult>;

export const resultsPath = 'bench/results.json';
export const pagePath = 'docs/benchmarks.md';

export const readResults = (root: string): BenchResults =>
  JSON.parse(readFileSync(join(root, resultsPath), 'utf8'));

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function benchmarkPage(results: BenchResults, benches: readonly string[]): string {
  const rows = [...benches].sort().flatMap((name) => {
    const result = results[name];
    if (!result) return [[`\`${name}\``, 'not measured', '', '', '', '', '']];
    return result.figures.map(({ metric, value, limit, reached }) => [
      `\`${name}\``,
      cell(metric),
      cell(value),
      cell(limit),
      reached ? 'reached' : 'missed',
      result.host,
      result.date,
    ]);
  });
  return `# Benchmarks

Generated from [bench/results.json](../bench/results.json) by \`npm run bench -- --write\`; no figure is written by hand. \`npm run bench -- NAME\`
measures one bench, and \`--write\` stores what it measured. Properties that have no scale, such as 0 lost writes, are in
[guarantees.md](guarantees.md).

Load generator, server and database share one host. Its other work changes figures in seconds by half from one hour to the next, and
ratios less.

| bench | metric | value | limit | | host | date |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
}
