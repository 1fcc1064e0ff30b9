/** Joins several files of one program, such as the backups of several years, oldest first (TERR-R25). */
import type { UnusedColumn } from '../../files/unused-columns.ts';
import type { ReadImport } from './read-import.ts';

/** Each with the name of its file, which is reported with its lines. */
export function joinImports(reads: readonly { file: string; read: ReadImport }[]): ReadImport {
  const [first] = reads;
  if (reads.length === 1) return first!.read;
  const oldestFirst = [...reads].sort((a, b) => (a.read.newest ?? '').localeCompare(b.read.newest ?? ''));
  // The newest file decides the name and the last completion of a map in several files.
  const newestFirst = [...oldestFirst].reverse();
  const seen = new Set<string>();
  const maps = newestFirst.flatMap(({ read }) =>
    read.maps.filter(({ number, code }) => {
      const key = `${code ?? ''}|${number}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  );
  const unused = new Map<string, UnusedColumn>();
  for (const one of reads.flatMap(({ read }) => read.unused)) {
    const before = unused.get(one.column);
    unused.set(one.column, before ? { ...before, values: before.values + one.values } : one);
  }
  return {
    format: first!.read.format,
    rows: reads.reduce((sum, { read }) => sum + read.rows, 0),
    hyphened: reads.reduce((sum, { read }) => sum + read.hyphened, 0),
    maps,
    addresses: newestFirst.flatMap(({ read }) => read.addresses),
    history: oldestFirst.flatMap(({ read }) => read.history),
    newest: newestFirst[0]!.read.newest,
    problems: reads.flatMap(({ file, read }) =>
      read.problems.map((problem) => ({ ...problem, text: `${file}: ${problem.text}` })),
    ),
    unused: [...unused.values()],
  };
}
