import { expect, it } from 'vitest';
import { describeSurvivor, judgeMutants, type Mutant, thresholds } from './judge-mutants.ts';

const mutant = (fileName: string, status: string, line = 1): Mutant => ({
  fileName,
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 5 } },
});
const many = (count: number, fileName: string, status: string): Mutant[] =>
  Array.from({ length: count }, () => mutant(fileName, status));

it('timed-out mutants count as killed, mutants without a test as survivors, ignored ones not at all', () => {
  const { all, files } = judgeMutants(
    ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((status) =>
      mutant('a.ts', status),
    ),
  );
  expect(all).toEqual({ killed: 2, total: 4, percent: 50 });
  expect(files).toEqual([{ file: 'a.ts', killed: 2, total: 4, percent: 50 }]);
});

it('a file under its threshold fails even if all files together pass', () => {
  const good = many(1000, 'good.ts', 'Killed');
  const limit = [
    ...many(thresholds.file, 'at-the-limit.ts', 'Killed'),
    ...many(100 - thresholds.file, 'at-the-limit.ts', 'Survived'),
  ];
  expect(judgeMutants([...good, ...limit]).failures).toEqual([]);
  const { failures } = judgeMutants([...good, ...limit, mutant('at-the-limit.ts', 'Survived')]);
  expect(failures).toEqual(['at-the-limit.ts: 79.2 % is less than 80 %.']);
});

it('too few killed mutants in total fail even if no file is under its threshold', () => {
  const at = [...many(thresholds.all, 'a.ts', 'Killed'), ...many(100 - thresholds.all, 'a.ts', 'Survived')];
  expect(judgeMutants(at).failures).toEqual([]);
  expect(judgeMutants([...at, mutant('a.ts', 'NoCoverage')]).failures).toEqual([
    'All: 91.1 % is less than 92 %.',
  ]);
});

it('an empty run fails', () => {
  expect(judgeMutants([]).failures).toEqual(['All: 0.0 % is less than 92 %.']);
});

it('survivors are listed by file and line with their replacement', () => {
  const { survivors } = judgeMutants([
    mutant('b.ts', 'Survived'),
    mutant('a.ts', 'NoCoverage', 9),
    mutant('a.ts', 'Survived', 2),
    mutant('a.ts', 'Killed', 1),
  ]);
  expect(survivors.map(describeSurvivor)).toEqual([
    'a.ts:2:5 BooleanLiteral → false',
    'a.ts:9:5 BooleanLiteral → false (no test runs it)',
    'b.ts:1:5 BooleanLiteral → false',
  ]);
});
