/** Reads values of a JSON file without trusting its shape: a missing value or another type is empty. */

import { manyLines } from '../text/text-lines.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (value: unknown): Json => (isObject(value) ? value : {});

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: unknown): Json[] => listIn(value).filter(isObject);

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? manyLines(value).trim() : typeof value === 'number' ? String(value) : '';

/** Organized stores most values as `{ value, updatedAt }`. */
export const valueIn = (value: unknown): unknown => (isObject(value) ? value.value : value);

/** Reads `1985-12-30`, `1985/12/30`, or an instant of midnight in any time zone, as the nearest date. */
export function dayIn(value: unknown): string {
  const text = textIn(value);
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return new Date(instant + 12 * 3_600_000).toISOString().slice(0, 10);
  return text.slice(0, 10).replaceAll('/', '-');
}

export const lines = (texts: Iterable<string>): string => [...texts].filter(Boolean).join('\n');
