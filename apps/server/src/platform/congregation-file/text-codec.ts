/**
 * Texts of a file as the fields of the app take them (COMMON-X11): line breaks, controls and invisible characters are flattened, in
 * columns and in JSON. Whatever is fit stays as it is.
 */
import { isSuspect, manyLines, oneLine } from '@sheaf/rules/text/text-lines';
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';
import type { Codec, LineCodec } from '#platform/congregation-file/value-codecs';

/** JSON writes controls as escapes, and everything else as it is. */
const mayBeUnfit = (json: string): boolean => /\\[bfnrtu]/.test(json) || isSuspect(json);

/** Copies of rows and settings name their values as columns do. */
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
    // The database refuses it with the row.
    return text;
  }
  return JSON.stringify(inJson(value, '', many));
}

const orNull =
  (read: (text: string) => string): Codec =>
  (value) =>
    value === null ? null : read(value);

/** @param rules names the columns whose texts have many lines. */
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
