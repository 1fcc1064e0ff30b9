/**
 * Reads that a screen needs for its first content. They are sent while the files of the app load, and the app takes
 * their answers (`platform/prefetch.ts`). An unused answer is dropped.
 */
interface Reader {
  user: number;
  /** Date on this phone, `YYYY-MM-DD`. In a congregation of another time zone a read may be in vain. */
  day: string;
}

type Paths = (reader: Reader, part: string) => readonly string[];

const dayMilliseconds = 86_400_000;
const textOf = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMilliseconds);

/** The weeks of `keptWeeks`, without its import, which would bring rules into the page. */
function weeksAround(day: string): string {
  const date = new Date(day);
  const monday = addDays(date, -((date.getUTCDay() + 6) % 7));
  return `from=${textOf(addDays(monday, -28))}&to=${textOf(addDays(monday, 97))}`;
}

function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return textOf(new Date(Date.UTC(year, month - 2, 1)));
}

const reads: readonly [address: RegExp, paths: Paths][] = [
  [/^\/$/, () => ['/api/maps']],
  [/^\/assignments\/?$/, () => ['/api/maps', '/api/my-duties', '/api/events']],
  [/^\/map\/([^/]+)\/?$/, (_, number) => [`/api/maps/${number}`]],
  [
    /^\/schedules\/meetings\/?$/,
    ({ day }) => {
      const weeks = weeksAround(day);
      const rows = ['meetings', 'meetingParts', 'meetingAssignments'];
      return ['/api/language-groups', ...rows.map((name) => `/api/${name}?${weeks}`)];
    },
  ],
  [
    /^\/settings\/reports\/own\/?$/,
    ({ user, day }) => [`/api/service-report/${user}`, `/api/report-months/${monthBefore(day)}`],
  ],
];

/** @param pathname of the page. */
export function firstReads(pathname: string, reader: Reader): readonly string[] {
  for (const [address, paths] of reads) {
    const found = address.exec(pathname);
    if (found) return paths(reader, found[1] ?? '');
  }
  return [];
}
