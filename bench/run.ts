/**
 * `npm run bench` measures every figure of docs/benchmarks.md, `npm run bench -- NAME` those of one bench.
 * With `--write` they are stored, and the page is generated again.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { makeSureOfChromium } from '../tools/chromium.ts';
import { benches } from './benches.ts';
import { type Figure, report } from './figure.ts';
import { benchmarkPage, pagePath, readResults, resultsPath } from './results.ts';
import { stopServers } from './server.ts';

/** A name includes its parts: `attacks` for `attacks-imports`. */
const partsOf = (name: string): string[] => [
  name,
  ...Object.keys(benches).filter((part) => part.startsWith(`${name}-`)),
];
const writes = process.argv.includes('--write');
const wanted = process.argv
  .slice(2)
  .filter((word) => word !== '--write')
  .flatMap(partsOf);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
if (!(await makeSureOfChromium())) {
  console.error('The benches of screens need Chromium: see docs/testing.md.');
  process.exit(1);
}
const root = join(import.meta.dirname, '..');

const hostNow = (): string =>
  `${cpus().length} × ${cpus()[0]!.model.trim()}, load ${loadavg()[0]!.toFixed(1)}, Node.js ${process.versions.node}`;

/** Called after each bench, so that a later failure loses nothing. */
function store(name: string, measured: readonly Figure[]): void {
  const figures = measured.map(({ what, measured: value, bound, reached }) => ({
    metric: what,
    value,
    limit: bound,
    reached,
  }));
  const date = new Date().toISOString().slice(0, 10);
  const results = { ...readResults(root), [name]: { host: hostNow(), date, figures } };
  writeFileSync(join(root, resultsPath), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(root, pagePath), benchmarkPage(results, Object.keys(benches)));
}

const figures: Figure[] = [];
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
    const { measure } = await benches[name]!();
    const measured = await measure();
    if (writes) store(name, measured);
    figures.push(...measured);
  }
} catch (error) {
  // Printed first, because the loss of the database at shutdown causes louder errors.
  console.error(error);
  process.exit(await stopServers().then(() => 1));
}
await stopServers();
report(figures);
process.exit(figures.every((figure) => figure.reached) ? 0 : 1);
