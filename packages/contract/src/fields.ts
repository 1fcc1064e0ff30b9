/** Field types shared by all contracts: strict, bounded, safe to store. */
import { isLanguageTag } from '@sheaf/rules/territory/territory/language-code';
import { type LineKind, manyLines, oneLine, textFault, withPlainBreaks } from '@sheaf/rules/text/text-lines';
import { isWellFormed } from '@sheaf/rules/text/well-formed';
import { z } from 'zod';

const maximumInt4 = 2_147_483_647;

/** Identifier of a row: 1 to 2^53-1, which JavaScript holds exactly; also as text in a path. */
export const id = z.coerce.number<number | string>().int().min(1);

/** Identifier of a row in JSON; a number sent as text is refused. */
export const reference = z.number().int().min(1);

/** Identifier in a reply; 0 where the reader may not learn it. */
export const idOrZero = z.number().int().min(0);

/** `idOrZero` of a record that is described: `idOf('map, as in GET /maps')`. */
export const idOf = (what: string) => idOrZero.meta({ description: `id of the ${what}` });

/** `id` of a record in a path, if no list has the same path. */
export const pathIdOf = (what: string) => id.meta({ description: `id of the ${what}` });

/** Number of things, minutes or the version of a row; fits a PostgreSQL integer. */
export const count = z.number().int().min(0).max(maximumInt4);

/** Text without U+0000 or lone surrogates; PostgreSQL and UTF-8 refuse both. */
const storable = (maximum: number) =>
  z
    .string()
    .max(maximum, 'too-long')
    .refine((value) => !value.includes('\0') && isWellFormed(value), 'not-text');

/**
 * The kind of lines (decision 132) is in the metadata of the schema; a suite reports text fields without one.
 */
const textOf = (lines: LineKind, maximum: number) =>
  storable(maximum)
    .superRefine((value, context) => {
      const fault = textFault(value.trim(), lines);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .meta({ lines });

/** One line of text, trimmed: a name, a title, a label. */
export const text = (maximum = 190) => textOf('one', maximum).transform((value) => value.trim());

/**
 * Text of several lines, trimmed, with `\n` as its only line break: a note, a letter, the content of a text
 * area.
 */
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

/** `text` that is not empty. */
export const filled = (maximum = 190) => mustBeFilled(text(maximum));

/** `lines` that is not empty. */
export const filledLines = (maximum: number) => mustBeFilled(lines(maximum));

/** `text` that also accepts a number: `12` for `'12'`. */
export const numericText = (maximum = 190) => z.union([text(maximum), z.int().min(0).transform(String)]);

/** Optional text: missing, null and blank all mean null. */
export const optionalText = (maximum = 190) => mayBeMissing(text(maximum));

/** Optional text of many lines: missing, null and blank all mean null. */
export const optionalLines = (maximum: number) => mayBeMissing(lines(maximum));

/** Text of a partial change: unchanged if missing, cleared by null and blank. */
export const changeableText = (maximum = 190) => mayBeUnchanged(text(maximum));

/** `changeableText` of several lines. */
export const changeableLines = (maximum: number) => mayBeUnchanged(lines(maximum));

/**
 * Text whose line breaks become spaces instead of a refusal: search terms, values of other programs, file
 * names.
 */
export const flattened = (maximum = 190) =>
  storable(maximum)
    .meta({ lines: 'flattened' })
    .transform((value) => oneLine(value).trim());

/** `flattened` that is not empty. */
export const filledFlattened = (maximum = 190) => mustBeFilled(flattened(maximum));

/** `flattened` of several lines: a cell of an imported file. */
export const flattenedLines = (maximum: number) =>
  storable(maximum)
    .meta({ lines: 'flattened' })
    .transform((value) => manyLines(value).trim());

/**
 * Text of a wording. Direction marks are allowed; the rule of wordings refuses other invisible characters
 * (I18N-R11).
 */
export const wording = (maximum: number) =>
  storable(maximum)
    .meta({ lines: 'wording' })
    .transform((value) => value.trim());

/** Text that is parsed as JSON; its own schema validates the values. */
export const json = (maximum: number) => storable(maximum).meta({ lines: 'json' });

/** 1900 to 2199: date arithmetic stays within the range of clocks, calendars and PostgreSQL. */
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

/** A field that a form may leave empty: missing, null and blank all mean null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.literal('')])
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)) as z.output<Schema> | null);

/** `optional` in a partial change: unchanged if missing. */
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

/** An instant in a request, ISO 8601 with `Z` or an offset, 1900 to 2199. */
export const sentInstant = z.iso
  .datetime({ offset: true, error: 'not-a-day-and-time', abort: true })
  .refine((value) => isInYears(new Date(value).getUTCFullYear()), 'not-a-day-and-time');

/** An instant in UTC, ISO 8601. */
export const instant = z.string().meta({ format: 'date-time' });

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

const pageNumber = z.coerce
  .number<number | string>()
  .int()
  .min(1)
  .max(100_000)
  .meta({ examples: [1] });
const rowsPerPage = z.coerce.number<number | string>().int().min(1).max(1000);

type Filters<Column extends string> = Record<`filters[${Column}]`, z.ZodOptional<Text>>;

/** Sorting and filtering by the given columns only. */
function arrangement<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  const filters = columns.map((column) => [
    `filters[${column}]`,
    flattened(100)
      .optional()
      .meta({ description: `rows whose ${column} contains this text or equals this value` }),
  ]);
  return {
    sortBy: z.enum(columns).optional().meta({ description: 'column to sort by; usual order if omitted' }),
    sortDir: z.enum(['asc', 'desc']).default('asc').meta({ description: 'direction of `sortBy`' }),
    ...(Object.fromEntries(filters) as Filters<Column>),
  };
}

/** `listQuery` with a documented page size (COMMON-K1, COMMON-K2). */
export const sizedListQuery = <const Column extends string>(
  perPage: number,
  ...columns: [Column, ...Column[]]
) =>
  z.strictObject({
    page: pageNumber.optional().meta({ description: 'page, from 1; all rows if omitted' }),
    per_page: rowsPerPage.default(perPage).meta({ description: 'rows of a page' }),
    ...arrangement(columns),
  });

/** Query of a list that is returned whole unless a page is requested (COMMON-C1). */
export const listQuery = <const Column extends string>(...columns: [Column, ...Column[]]) =>
  sizedListQuery(20, ...columns);

/** Query of a list that is always paged. */
export const pagedQuery = <const Column extends string>(perPage: number, ...columns: [Column, ...Column[]]) =>
  z.strictObject({
    page: pageNumber.default(1).meta({ description: 'page, from 1' }),
    per_page: rowsPerPage.default(perPage).meta({ description: 'rows of a page' }),
    ...arrangement(columns),
  });

/** `meta` of a paged reply `{ data, meta }` (COMMON-D1). */
export const pageMeta = z.object({
  per_page: count.meta({ description: 'rows of a page' }),
  current_page: count.meta({ description: 'number of this page, from 1' }),
  total: count.meta({ description: 'number of rows on all pages' }),
  from: count.meta({ description: 'position of the first row of this page, from 1; 0 if the page is empty' }),
  to: count.meta({ description: 'position of the last row of this page; 0 if the page is empty' }),
  last_page: count.meta({ description: 'number of the last page, at least 1' }),
});

export const noContent = z.object({ ok: z.literal(true) });
