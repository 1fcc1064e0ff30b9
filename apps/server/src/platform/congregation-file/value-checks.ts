/**
 * What the values of a file have to be beside their type: a stored text that is one of a kind (a time zone, a language, a time of day), a date
 * within the years of people, a document of JSON. The database refuses what its constraints know; it does not know these.
 */
import { isClockTime } from '@sheaf/rules/time/clock-time';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';

type Value = string | null;

type ValueCheck = (value: string) => boolean;

const isLanguage: ValueCheck = (value) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
/** `E` for English: workbooks name their language by a code of their own. */
const isWorkbookLanguage: ValueCheck = (value) => /^[A-Za-z0-9-]{1,12}$/.test(value);
/** What begins before midnight may end after it: `24:10`. */
const isTimeOfDay: ValueCheck = (value) => isClockTime(value) || /^(2[4-9]|3\d|4[0-7]):[0-5]\d$/.test(value);

/** Names of tables and operations, which are looked up. */
const isName: ValueCheck = (value) => /^[A-Za-z][\w.-]{0,99}$/.test(value);

const byName: Readonly<Record<string, ValueCheck>> = {
  timezone_id: isTimeZone,
  zone: isTimeZone,
  lang: isLanguage,
  speaker_lang: isLanguage,
  starts_at: isTimeOfDay,
  ends_at: isTimeOfDay,
  table_name: isName,
  operation: isName,
};

/** Columns, as `table.column`, whose name says something else in other tables. */
const byPlace: Readonly<Record<string, ValueCheck>> = { 'workbook_headings.lang': isWorkbookLanguage };

const [firstYear, lastYear] = [1800, 2999];

function isWithinYears(value: string): boolean {
  const [, year] = /^(\d{4})-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:\.\d+)?\+00)?$/.exec(value) ?? [];
  return year !== undefined && Number(year) >= firstYear && Number(year) <= lastYear;
}

/** An object or a list, as every document is that Sheaf stores. */
function isDocument(value: string): boolean {
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'object' && read !== null;
  } catch {
    return false;
  }
}

const byType: readonly (readonly [RegExp, ValueCheck])[] = [
  [/^(date|timestamp with time zone)$/, isWithinYears],
  [/^(numeric|double precision|real)/, (value) => Number.isFinite(Number(value))],
  [/^jsonb?$/, isDocument],
];

/** Undefined for a column of which the type and the constraints of the database say everything. */
export const valueCheckOf = (column: string, type: string, table = ''): ValueCheck | undefined =>
  (type === 'text' ? (byPlace[`${table}.${column}`] ?? byName[column]) : undefined) ??
  byType.find(([pattern]) => pattern.test(type))?.[1];

/** Of the rows of a table, by place of their columns. */
export function rowCheckOf(
  table: MovedTable,
  { rowChecks }: Pick<AllExportRules, 'rowChecks'>,
): (values: readonly Value[]) => string | undefined {
  const checks = table.columns.map((column, index) => valueCheckOf(column, table.types[index]!, table.name));
  const ofRow = rowChecks[table.name];
  return (values) => {
    const wrong = values.findIndex((value, index) => value !== null && checks[index]?.(value) === false);
    if (wrong >= 0)
      return `${table.columns[wrong]} is "${values[wrong]!.slice(0, 60)}", which Sheaf never writes there`;
    return ofRow?.(Object.fromEntries(table.columns.map((column, index) => [column, values[index] ?? null])));
  };
}
