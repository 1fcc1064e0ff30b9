/** The history of public talks as rows of a spreadsheet: a row each time one was given, and one for a talk that never was (PRINT-P5). */

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
 * By number, the earliest first; what is still to come was not given. The first row names the columns, by the names that the import reads.
 * @param titles by number, in the language of the congregation.
 */
export function historyRows(
  given: readonly GivenTalk[],
  titles: ReadonlyMap<number, string>,
  today: string,
): string[][] {
  const times = Map.groupBy(
    given.filter(({ date }) => date <= today),
    ({ number }) => number,
  );
  const numbers = [...new Set([...titles.keys(), ...times.keys()])].sort((one, other) => one - other);
  return [
    columns,
    ...numbers.flatMap((number) => {
      const talk = [String(number), titles.get(number) ?? ''];
      const days = (times.get(number) ?? []).toSorted(byDay);
      return days.length === 0
        ? [[...talk, '', '', '']]
        : days.map(({ date, speaker, congregation }) => [...talk, date, speaker, congregation]);
    }),
  ];
}
