/**
 * Encodes ids that are only valid in one installation. The congregation itself is 0, a renumbered
 * congregation a negative index, a country or a region its code.
 */
import type { AllExportRules } from '#platform/congregation-file/export-rules';
import type { MovedTable } from '#platform/congregation-file/moved-tables.store';
import { LeastUsed } from '#platform/least-used';

type Value = string | null;
export type Codec = (value: Value) => Value;
/** Encodes a row by column index. */
export type LineCodec = (values: Value[]) => Value[];

export interface Numbering {
  /** Codec of a column; undefined if its values are unchanged. */
  codecOf(table: string, column: string): Codec | undefined;
  /** Whether the column is omitted from row copies too. */
  isLeftOut(table: string, column: string): boolean;
  /** Converts an id within a row copy: text in the file, a number after the import. */
  inCopy(value: Value): string | number | null;
}

interface KnownNumbers {
  rules: AllExportRules;
  /** Id of the congregation. */
  own: string;
  /** Ids of the renumbered table, ascending. */
  numbers: readonly string[];
  /** World table by column of its foreign key. */
  references: ReadonlyMap<string, string>;
}

interface ExportNumbers extends KnownNumbers {
  /** Key by id, by world table. */
  keys: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Ids of the congregation by `table.column`. */
  ownIds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Whether the column holds a congregation id; row copies contain `congregation_id`. */
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
  /** Id by key, by world table. */
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>;
  refuse(what: string): never;
  /** Called for a key that is unknown in this installation. */
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

/** Undefined if every row of the table is unchanged. */
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
/**
 * Rule by column, cached because copies are many; bounded, because a forged file may contain any number of
 * names.
 */
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
