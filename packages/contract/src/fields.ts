/** Field types that every domain's contract is made of: strict, bounded, safe to store (trust: strict input). */

import { isLanguageTag } from '@sheaf/rules/territory/territory/language-code';
import { type LineKind, manyLines, oneLine, textFault, withPlainBreaks } from '@sheaf/rules/text/text-lines';
import { isWellFormed } from '@sheaf/rules/text/well-formed';
import { z } from 'zod';

const maximumInt4 = 2_147_483_647;

/** Identifier of a row: 1 to 2^53-1, which JavaScript holds exactly; also as text in a path. */
export const id = z.coerce.number<number | string>().int().min(1).meta({ description: 'row id' });

/** As `id`, but JSON only: a body never sends numbers as text. */
export const reference = z.number().int().min(1);

/** Identifier that is told, 0 where a reader may meet none. */
export const idOrZero = z.number().int().min(0);

/** Number of things, minutes, or the version of a row: what a database keeps in 32 bits. */
export const count = z.number().int().min(0).max(maximumInt4);

/** Text without U+0000 or lone surrogates; PostgreSQL and UTF-8 refuse both. */
const storable = (maximum: number) =>
  z
    .string()
    .max(maximum, 'too-long')
    .refine((value) => !value.includes('\0') && isWellFormed(value), 'not-text');

/** The kind of lines (decision 132) is in the metadata of the schema; a suite finds a text that has none. */
const textOf = (lines: LineKind, maximum: number) =>
  storable(maximum)
    .superRefine((value, context) => {
      const fault = textFault(value.trim(), lines);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ lines });

/** One line of text, trimmed: a name, a title, a label. */
export const text = (maximum = 190) => textOf('one', maximum).transform((value) => value.trim());

/** Text of many lines, trimmed; `\n` is its only line break: a note, a letter, whatever the phone shows in a large field. */
export const lines = (maximum: number) =>
  textOf('many', maximum).transform((value) => withPlainBreaks(value).trim());

type Text = ReturnType<typeof text>;

const mustBeFilled = (schema: Text) => schema.refine((value) => value !== '', 'required');
const mayBeMissing = (schema: Text) => schema.nullish().transform((value) => value || null);
const mayBeUnchanged = (schema: Text) =>
  schema
    .nullable()
    .transform((value) => value || null)
    .optional();

/** As `text`, and something must be there. */
export const filled = (maximum = 190) => mustBeFilled(text(maximum));

/** As `lines`, and something must be there. */
export const filledLines = (maximum: number) => mustBeFilled(lines(maximum));

/** As `text`; a form whose field is numeric may send the number itself, `12` for `'12'`. */
export const numericText = (maximum = 190) => z.union([text(maximum), z.int().min(0).transform(String)]);

/** Optional text: missing, null and blank all mean null. */
export const optionalText = (maximum = 190) => mayBeMissing(text(maximum));

/** Optional text of many lines: missing, null and blank all mean null. */
export const optionalLines = (maximum: number) => mayBeMissing(lines(maximum));

/** Text of a partial change: missing leaves it as it is, null and blank clear it. */
export const changeableText = (maximum = 190) => mayBeUnchanged(text(maximum));

/** As `changeableText`, of many lines. */
export const changeableLines = (maximum: number) => mayBeUnchanged(lines(maximum));

/** Text that is made one line instead of being refused: what is searched for, what another program wrote, the name of a file. */
export const flattened = (maximum = 190) =>
  storable(maximum)
    .meta({ lines: 'flattened' })
    .transform((value) => oneLine(value).trim());

/** As `flattened`, and something must be there. */
export const filledFlattened = (maximum = 190) => mustBeFilled(flattened(maximum));

/** As `flattened`, of many lines: a cell of another program's file. */
export const flattenedLines = (maximum: number) =>
  storable(maximum)
    .meta({ lines: 'flattened' })
    .transform((value) => manyLines(value).trim());

/** A wording: phrases need marks of direction, and the rule of wordings refuses what else nobody sees (I18N-R11). */
export const wording = (maximum: number) =>
  storable(maximum)
    .meta({ lines: 'wording' })
    .transform((value) => value.trim());

/** Text that is read as JSON: its values are of the kinds that they are read by. */
export const json = (maximum: number) => storable(maximum).meta({ lines: 'json' });

/** 1900 to 2199: no sum of dates leaves what clocks, calendars and the database can say. */
const isInYears = (year: number): boolean => year >= 1900 && year <= 2199;

/** A real calendar date from 1900 to 2199, `2026-02-28`. */
export const date = z
  .string()
  .refine((value) => {
    const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
    if (!match || !isInYears(Number(match[1]))) return false;
    const instant = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
  }, 'not-a-date')
  .meta({ format: 'date' });

/** What a form may leave empty: missing, null and blank all mean null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)) as z.output<Schema> | null);

/** As `optional` in a partial change: missing leaves it as it is. */
export const changeable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullable()
    .transform((value) => (value === '' ? null : value) as z.output<Schema> | null)
    .optional();

/** A language as browsers name it: `en`, `pt-BR` (ADDR-O12). */
export const language = z
  .string()
  .refine(isLanguageTag, 'not-a-language')
  .meta({ examples: ['en'] });

/** An instant that a caller sends, ISO 8601 with `Z` or an offset, in the years of `date`. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: 'not-a-day-and-time', abort: true })
  .refine((value) => isInYears(new Date(value).getUTCFullYear()), 'not-a-day-and-time');

/** An instant in UTC, ISO 8601. */
export const instant = z.string().meta({ format: 'date-time' });

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

const pageNumber = z.coerce.number<number | string>().int().min(1).max(100_000);
const rowsPerPage = z.coerce.number<number | string>().int().min(1).max(1000);

type Filters<Column extends string> = Record<`filters[${Column}]`, z.ZodOptional<Text>>;

/** Order and filters by the columns of a list that its operation names, and by no others. */
function arrangement<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  const filters = columns.map((column) => [`filters[${column}]`, flattened(100).optional()]);
  return {
    sortBy: z.enum(columns).optional(),
    sortDir: z.enum(['asc', 'desc']).default('asc'),
    ...(Object.fromEntries(filters) as Filters<Column>),
  };
}

/** As `listQuery`, for a list whose pages are documented with a size of their own (COMMON-K1, COMMON-K2). */
export const sizedListQuery = <const Column extends string>(
  perPage: number,
  ...columns: [Column, ...Column[]]
) =>
  z.strictObject({
    page: pageNumber.optional(),
    per_page: rowsPerPage.default(perPage),
    ...arrangement(columns),
  });

/** Query of a list (COMMON-C1): all of it, unless a page is asked for. */
export const listQuery = <const Column extends string>(...columns: [Column, ...Column[]]) =>
  sizedListQuery(20, ...columns);

/** Query of a list that comes in pages always. */
export const pagedQuery = <const Column extends string>(perPage: number, ...columns: [Column, ...Column[]]) =>
  z.strictObject({
    page: pageNumber.default(1),
    per_page: rowsPerPage.default(perPage),
    ...arrangement(columns),
  });

/** Page description beside the rows of an answer, `{ data, meta }` (COMMON-D1). */
export const pageMeta = z.object({
  per_page: count,
  current_page: count,
  total: count.meta({ description: 'rows of all pages' }),
  from: count.meta({ description: 'position of the first row of this page, from 1; 0 if the page is empty' }),
  to: count.meta({ description: 'position of the last row of this page; 0 if the page is empty' }),
  last_page: count.meta({ description: 'at least 1' }),
});

export const noContent = z.object({ ok: z.literal(true) });
