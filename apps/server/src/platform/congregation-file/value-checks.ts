/**
 * Validates the values of a file beyond their type and constraints: time zones, languages, times of day,
 * dates in the range of the contract, JSON documents.
 */
import { isClockTime } from '@sheaf/rules/time/clock-time';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';

type Value = string | null;

type ValueCheck = (value: string) => boolean;

const isLanguage: ValueCheck = (value) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value);
/** `E` for English: workbooks use their own language codes. */
const isWorkbookLanguage: ValueCheck = (value) => /^[A-Za-z0-9-]{1,12}$/.test(value);
/** A time after midnight continues the previous day: `24:10`. */
const isTimeOfDay: ValueCheck = (value) => isClockTime(value) || /^(2[4-9]|3\d|4[0-7]):[0-5]\d$/.test(value);

/** Name of a table or an operation. */
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

/** Exceptions by `table.column`, for column names with another meaning in other tables. */
const byPlace: Readonly<Record<string, ValueCheck>> = { 'workbook_headings.lang': isWorkbookLanguage };

const [firstYear, lastYear] = [1800, 2999];

function isWithinYears(value: string): boolean {
  const [, year] = /^(\d{4})-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2}(?:\.\d+)?\+00)?$/.exec(value) ?? [];
  return year !== undefined && Number(year) >= firstYear && Number(year) <= lastYear;
}

/** Whether the JSON is an object or an array, like every stored document. */
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

/** Undefined for a column that its type and constraints describe completely. */
export const valueCheckOf = (column: string, type: string, table = ''): ValueCheck | undefined =>
  (type === 'text' ? (byPlace[`${table}.${column}`] ?? byName[column]) : undefined) ??
  byType.find(([pattern]) => pattern.test(type))?.[1];

/** Checks the rows of a table, by column index. */
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
