/**
 * What a value is called in a file where its number means something in one installation only. A negative number is a place among the
 * congregations that the file numbers anew, 0 is the congregation itself; a country or a region stands under its code.
 */
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';
import { LeastUsed } from '#platform/least-used';

type Value = string | null;
export type Codec = (value: Value) => Value;
/** By place of the column. */
export type LineCodec = (values: Value[]) => Value[];

export interface Numbering {
  /** Of a column of a table; undefined where its values stay as they are. */
  codecOf(table: string, column: string): Codec | undefined;
  /** Whether copies of rows go without a column too. */
  isLeftOut(table: string, column: string): boolean;
  /** Copies of rows are JSON: there a number is a text in the file, and a number again afterwards. */
  inCopy(value: Value): string | number | null;
}

interface KnownNumbers {
  rules: AllExportRules;
  /** The number of the congregation. */
  own: string;
  /** Of the renumbered table, in the order of its ids. */
  numbers: readonly string[];
  /** By column: the target of its foreign key to the world. */
  references: ReadonlyMap<string, string>;
}

interface ExportNumbers extends KnownNumbers {
  /** By table of the world: id to key. */
  keys: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By `table.column`. */
  ownIds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Copies of rows name their congregation themselves. */
const isNumber = (
  { renumbered, congregationNumbers }: AllExportRules,
  table: string,
  column: string,
): boolean =>
  column === 'congregation_id' ||
  renumbered.includes(`${table}.${column}`) ||
  congregationNumbers.has(`${table}.${column}`);

export function leavingCodecs(known: ExportNumbers): Numbering {
  const { rules, own, numbers, references, keys, ownIds } = known;
  const places = new Map(numbers.map((number, index) => [number, String(-1 - index)]));
  const renamed: Codec = (value) => {
    if (value === null) return null;
    return value === own ? '0' : (places.get(value) ?? null);
  };
  return {
    isLeftOut: (table, column) => `${table}.${column}` in rules.leftOutColumns,
    inCopy: (value) => value,
    codecOf(table, name) {
      const column = `${table}.${name}`;
      if (isNumber(rules, table, name)) return renamed;
      const target = rules.ownOnly[column];
      if (target) return (value) => (value !== null && ownIds.get(target)!.has(value) ? value : null);
      const world = references.get(column);
      if (!world) return undefined;
      return (value) => (value === null ? null : (keys.get(world)!.get(value) ?? null));
    },
  };
}

interface ImportNumbers extends KnownNumbers {
  /** By table of the world: key to id. */
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>;
  refuse(what: string): never;
  /** Hears of what this installation does not know. */
  lacks(target: string, key: string): void;
}

export function arrivingCodecs({
  rules,
  own,
  numbers,
  references,
  ids,
  refuse,
  lacks,
}: ImportNumbers): Numbering {
  const renamed: Codec = (value) => {
    if (value === null) return null;
    if (value === '0') return own;
    const number = /^-[1-9]\d{0,8}$/.test(value) ? numbers[-Number(value) - 1] : undefined;
    return number ?? refuse(`the number ${value.slice(0, 20)} of a congregation is not one of the file`);
  };
  return {
    isLeftOut: (table, column) => `${table}.${column}` in rules.leftOutColumns,
    inCopy: (value) => (value === null ? null : Number(value)),
    codecOf(table, name) {
      if (isNumber(rules, table, name)) return renamed;
      const world = references.get(`${table}.${name}`);
      if (!world) return undefined;
      return (value) => {
        const id = value === null ? null : ids.get(world)!.get(value);
        if (id === undefined) lacks(world, value!);
        return id ?? null;
      };
    },
  };
}

/** Undefined where every line stays as it is. */
export function lineCodec(
  table: MovedTable,
  numbering: Numbering,
  rules: AllExportRules,
): LineCodec | undefined {
  const codecs = table.columns.map((column) => numbering.codecOf(table.name, column));
  const copies = rules.rowCopies.find((one) => one.table === table.name);
  if (copies) return copiesCodec(table, copies, numbering);
  if (codecs.every((codec) => codec === undefined)) return undefined;
  return (values) => values.map((value, index) => (codecs[index] ? codecs[index](value) : value));
}

type ColumnRule = Codec | 'as it is' | 'left out';
/** By column; each is found once, because copies are many. A file that somebody made up has any number of names. */
type ColumnRules = LeastUsed<string, ColumnRule>;
const mostKept = 200;

function ruleOf(rules: ColumnRules, from: string, column: string, numbering: Numbering): ColumnRule {
  const known = rules.get(column);
  if (known) return known;
  const rule = numbering.isLeftOut(from, column)
    ? 'left out'
    : (numbering.codecOf(from, column) ?? 'as it is');
  rules.set(column, rule);
  return rule;
}

function copyOf(from: string, text: string, numbering: Numbering, rules: ColumnRules): string {
  const row: unknown = JSON.parse(text);
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return text;
  const entries: [string, unknown][] = [];
  for (const [column, value] of Object.entries(row)) {
    const rule = ruleOf(rules, from, column, numbering);
    if (rule === 'left out') continue;
    const stays = rule === 'as it is' || value === null;
    entries.push([column, stays ? value : numbering.inCopy(rule(String(value)))]);
  }
  return JSON.stringify(Object.fromEntries(entries));
}

function copiesCodec(
  table: MovedTable,
  { of, id, copies }: AllExportRules['rowCopies'][number],
  numbering: Numbering,
): LineCodec {
  const kinds = table.columns.map((column) => (column === id ? 'id' : copies.includes(column) ? 'copy' : ''));
  const source = table.columns.indexOf(of);
  const rulesOfTables = new LeastUsed<string, ColumnRules>(mostKept);
  return (values) => {
    const from = values[source] ?? '';
    const rules = rulesOfTables.get(from) ?? new LeastUsed<string, ColumnRule>(mostKept);
    rulesOfTables.set(from, rules);
    return values.map((value, index) => {
      if (value === null) return null;
      if (kinds[index] === 'copy') return copyOf(from, value, numbering, rules);
      const codec = kinds[index] === 'id' ? numbering.codecOf(from, 'id') : undefined;
      return codec ? codec(value) : value;
    });
  };
}
