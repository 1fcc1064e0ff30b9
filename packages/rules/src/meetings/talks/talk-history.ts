/** Spreadsheet rows of the talk history: one per date, and one for each talk never given (PRINT-P5). */
import { groupBy } from '../../group-by.ts';

export interface GivenTalk {
  number: number;
  /** `2026-11-29`. */
  date: string;
  speaker: string;
  congregation: string;
}

const columns = ['number', 'title', 'date', 'speaker', 'congregation'];

const byDay = (one: GivenTalk, other: GivenTalk): number =>
  one.date < other.date ? -1 : Number(one.date > other.date);

/**
 * Ordered by number and date, without future dates. The first row has the column names that the import reads.
 * @param titles by number, in the congregation's language.
 */
export function historyRows(
  given: readonly GivenTalk[],
  titles: ReadonlyMap<number, string>,
  today: string,
): string[][] {
  const times = groupBy(
    given.filter(({ date }) => date <= today),
    ({ number }) => number,
  );
  const numbers = [...new Set([...titles.keys(), ...times.keys()])].sort((one, other) => one - other);
  return [
    columns,
    ...numbers.flatMap((number) => {
      const talk = [String(number), titles.get(number) ?? ''];
      const days = [...(times.get(number) ?? [])].sort(byDay);
      return days.length === 0
        ? [[...talk, '', '', '']]
        : days.map(({ date, speaker, congregation }) => [...talk, date, speaker, congregation]);
    }),
  ];
}
