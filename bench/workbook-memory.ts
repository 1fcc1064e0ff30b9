/** A separate process that creates a workbook, or reads workbooks and reports the memory of each. */
import { execFileSync } from 'node:child_process';
import { inventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { weeksOfIssue } from '@sheaf/rules/meetings/meetings/workbook-dates';
import { readWorkbook } from '../apps/server/src/contexts/meetings/meetings/workbook/read-workbook.ts';
import { hostileArchives } from '../apps/server/src/contexts/meetings/meetings/workbook/testing/hostile-archives.ts';
import { makeWorkbook } from '../apps/server/src/contexts/meetings/meetings/workbook/testing/make-workbook.ts';

const [what, monday = '', name = ''] = process.argv.slice(2);

/** With pictures of a few megabytes besides the weeks, like a real one. */
const workbook = (): Uint8Array =>
  makeWorkbook({
    weeks: weeksOfIssue(monday.slice(0, 7).replace('-', '')).map((week) => inventedWeek(week)),
    others: Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `OEBPS/images/${at}.jpg`,
        Uint8Array.from({ length: 500_000 }, (__, byte) => (byte * 2_654_435_761 + at) >>> 13),
      ]),
    ),
    isUntidy: true,
  });

if (what === 'file') process.stdout.write(workbook());
else if (name === '') {
  const names = what === 'good' ? ['good'] : Object.keys(hostileArchives);
  const told = names.map((one) =>
    JSON.parse(
      execFileSync(process.execPath, [...process.execArgv, process.argv[1]!, what!, monday, one]).toString(),
    ),
  );
  process.stdout.write(JSON.stringify(told));
} else {
  const bytes = what === 'good' ? workbook() : hostileArchives[name]!();
  const before = process.resourceUsage().maxRSS;
  const began = performance.now();
  await readWorkbook(bytes);
  const seconds = (performance.now() - began) / 1000;
  const grownMegabytes = (process.resourceUsage().maxRSS - before) / 1024;
  process.stdout.write(JSON.stringify({ seconds, grownMegabytes }));
}
