/**
 * Fields and lists of a JSON export that are not imported; a dry run lists them with a sample (IMPORT-R23).
 */
import { toWellFormed } from '../text/well-formed.ts';
import { isObject, type Json, textIn, valueIn } from './json-value.ts';
import type { UnusedColumn } from './unused-columns.ts';

const longestSample = 60;
const longestName = 80;
/** Limits the list; a file can have any number of keys. */
const mostNamed = 200;

const plain = (text: string): string => text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();

/** Organized stores values together with their time of change. */
const inside = (stored: unknown): unknown =>
  isObject(stored) && Object.hasOwn(stored, 'value') ? valueIn(stored) : stored;

function isEmpty(stored: unknown): boolean {
  const value = inside(stored);
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) && Object.values(value).every(isEmpty);
}

function sampleOf(stored: unknown): string {
  const value = inside(stored);
  const text = textIn(value) || (JSON.stringify(value) ?? '').slice(0, longestSample * 4);
  return toWellFormed(plain(text).slice(0, longestSample));
}

/** Collects unread fields by name while a file is read. */
export class UnusedFields {
  readonly #columns = new Map<string, UnusedColumn>();

  /** @param values number of entries in the field. */
  note(name: string, stored: unknown, values = 1): void {
    if (isEmpty(stored) || values === 0) return;
    const column = toWellFormed(plain(name).slice(0, longestName));
    const known = this.#columns.get(column);
    if (known) known.values += values;
    else if (this.#columns.size < mostNamed)
      this.#columns.set(column, { column, values, sample: sampleOf(stored) });
  }

  /** Notes all fields of these entries except the known ones. */
  noteAll(prefix: string, entries: readonly Json[], known: readonly string[]): void {
    const read = new Set(known);
    for (const entry of entries)
      for (const [name, value] of Object.entries(entry))
        if (!read.has(name)) this.note(`${prefix}${name}`, value);
  }

  /** Notes all lists or sections of a file except the known ones, with their number of entries. */
  noteSections(sections: Json, known: readonly string[]): void {
    const read = new Set(known);
    for (const [name, value] of Object.entries(sections)) {
      if (read.has(name)) continue;
      const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
      const filled = entries.filter((entry) => !isEmpty(entry));
      if (filled.length > 0) this.note(name, filled[0], filled.length);
    }
  }

  columns(): UnusedColumn[] {
    return [...this.#columns.values()];
  }
}
