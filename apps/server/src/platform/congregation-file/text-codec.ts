/**
 * Normalises the texts of a file like the fields of the app (COMMON-X11): line breaks, control and invisible
 * characters are flattened, in columns and in JSON. Valid text is unchanged.
 */
import { isSuspect, manyLines, oneLine } from '@sheaf/rules/text/text-lines';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';
import type { Codec, LineCodec } from '#platform/congregation-file/value-codecs';

/** JSON escapes control characters; every other character is literal. */
const mayBeUnfit = (json: string): boolean => /\\[bfnrtu]/.test(json) || isSuspect(json);

/** Copies of rows and settings use the column names as keys. */
function inJson(value: unknown, name: string, many: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return many.has(name) ? manyLines(value) : oneLine(value);
  if (Array.isArray(value)) return value.map((item) => inJson(item, name, many));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inJson(item, key, many)]));
}

function jsonText(text: string, many: ReadonlySet<string>): string {
  if (!mayBeUnfit(text)) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Invalid JSON is refused later by the database.
    return text;
  }
  return JSON.stringify(inJson(value, '', many));
}

const orNull =
  (read: (text: string) => string): Codec =>
  (value) =>
    value === null ? null : read(value);

/** @param rules names the multi-line columns. */
export function textCodec(
  { name, columns, types }: MovedTable,
  { manyLines: many }: AllExportRules,
): LineCodec {
  const names = new Set([...many].map((column) => column.split('.')[1]!));
  const codecs = columns.map((column, index): Codec | null => {
    const type = types[index]!;
    if (/^jsonb?$/.test(type)) return orNull((text) => jsonText(text, names));
    if (!/^(text|character varying)/.test(type)) return null;
    return orNull(many.has(`${name}.${column}`) ? manyLines : oneLine);
  });
  return (values) => values.map((value, index) => codecs[index]?.(value) ?? value);
}
