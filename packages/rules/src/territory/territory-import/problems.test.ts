import { expect, it } from 'vitest';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { lackingForImport } from './import-permission.ts';
import type { ImportCounts } from './plan.ts';
import { countByReason, firstOfEach, mostTold, type RowProblem } from './problem.ts';
import { leftOutAsCsv, problemsAsCsv } from './problem-csv.ts';
import { decideRollback } from './rollback.ts';

it('TERR-R14 counts problems by reason, and lists two hundred of each', () => {
  const problems: RowProblem[] = Array.from({ length: mostTold + 1 }, (_, line) => ({
    line,
    reason: 'duplicate',
    text: '',
  }));
  expect(countByReason([...problems, { line: 1, reason: 'nowhere', text: '' }])).toEqual({
    duplicate: mostTold + 1,
    nowhere: 1,
  });
  expect(firstOfEach(problems).map(({ line }) => line)).toEqual(
    problems.slice(0, mostTold).map(({ line }) => line),
  );
});

it('TERR-R14 quotes a cell of problems only if necessary', () => {
  const texts = ['a;b', 'a\rb', 'a\nb', "a'b", 'a=b', '@a', '+1', '\ta', '\ra'];
  const csv = problemsAsCsv(
    ['L', 'T', 'R'],
    texts.map((text, line) => ({ line, reason: 'r', text })),
  );
  expect(csv.split('\r\n').length).toBeGreaterThan(texts.length);
  expect(csv).toBe(
    `\uFEFF${['L,T,R', '0,"a;b",r', '1,"a\rb",r', '2,"a\nb",r', "3,a'b,r", '4,a=b,r', "5,'@a,r", '6,+1,r', '7,"\'\ta",r', '8,"\'\ra",r'].join('\r\n')}\r\n`,
  );
});

it('TERR-R34 writes left-out lines unchanged, with the reason last and formulas escaped', () => {
  const rows = [
    { cells: ['=1+1', 'a,b', ''], reason: '-x' },
    { cells: ['7'], reason: 'No street' },
  ];
  expect(leftOutAsCsv(['Map', '@Note', 'C'], 'Reason', rows)).toBe(
    `\uFEFFMap,'@Note,C,Reason\r\n'=1+1,"a,b",,'-x\r\n7,,,No street\r\n`,
  );
});

it('TERR-R16 each kind of imported row has its own permission', () => {
  const keys: Record<string, string> = {
    maps_new: 'settings.maps.add',
    boundaries: 'settings.maps.edit',
    suburbs: 'maps.suburbs.add',
    streets: 'maps.streets.add',
    preloaded: 'maps.preloaded.add',
    do_not_calls: 'maps.dnc.add',
    foreign: 'maps.foreign.add',
    assignments: 'settings.maps.assign',
    assignments_changed: 'settings.maps.assign',
    completions: 'settings.maps.assign',
  };
  for (const [what, key] of Object.entries(keys)) {
    const counts = { [what]: 1 } as Partial<Record<keyof ImportCounts, number>>;
    expect(lackingForImport(counts, new Set())).toEqual([key]);
    expect(lackingForImport(counts, new Set(permissionKeys.filter((other) => other !== key)))).toEqual([key]);
    expect(lackingForImport(counts, new Set([key]))).toEqual([]);
  }
});

it('TERR-R19 reports the most important reason why an import cannot be rolled back', () => {
  const free = { rolledBack: false, assigned: false, changedRows: 0, builtUpon: false };
  const why = (change: Partial<typeof free>) => {
    const decision = decideRollback({ ...free, ...change });
    return decision.allowed ? decision.value : decision.reason;
  };
  expect([
    why({}),
    why({ rolledBack: true, assigned: true }),
    why({ assigned: true, changedRows: 1 }),
    why({ changedRows: 1, builtUpon: true }),
    why({ builtUpon: true }),
  ]).toEqual([true, 'import-taken-back', 'import-assigned', 'import-changed', 'import-built-upon']);
});
