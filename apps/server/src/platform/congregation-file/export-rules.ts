/** What an exported congregation goes without, said by the owner of each table. Whatever is not named is exported: a new table needs nothing. */
import type { ClientBase } from 'pg';

/** By column. @returns what is wrong, as in "its time zone is not known"; undefined for a row that may stay. */
export type RowCheck = (row: Readonly<Record<string, string | null>>) => string | undefined;

/** By `table` or `table.column`: why. */
type Reasons = Readonly<Record<string, string>>;

/** A table whose rows hold copies of rows of other tables, in which numbers are replaced too. */
export interface RowCopies {
  table: string;
  /** Names the table of which a row was copied. */
  of: string;
  /** The id of that row. */
  id: string;
  /** The copies, as JSON objects. */
  copies: readonly string[];
}

export interface ExportRules {
  /** Tables that no file holds. */
  leftOut?: Reasons;
  /** Tables that people can read in a file and that no import takes up. */
  onlyShown?: Reasons;
  /** Columns that no file holds; an import leaves them at their default. */
  leftOutColumns?: Reasons;
  /** Rows that no file holds: the condition that finds them in their table, and why. */
  leftOutRows?: Readonly<Record<string, { where: string; why: string }>>;
  /** Ids that belong to the whole installation: an import draws new ones. */
  renumbered?: readonly string[];
  /** Columns with numbers of congregations that must not be empty: another's gets a number of its own, which leads nowhere. */
  renumberedToo?: readonly string[];
  /** Columns with the number of a congregation, the own or a renumbered one; another's is left out. */
  congregationNumbers?: readonly string[];
  /** Columns with an id of another table, which may be of another congregation: those are left out. */
  ownOnly?: Readonly<Record<string, string>>;
  /** Tables of the world that rows refer to, with what names their rows in every installation. */
  worldKeys?: Readonly<Record<string, (client: ClientBase) => Promise<{ id: number; key: string }[]>>>;
  rowCopies?: RowCopies;
  /** Columns with text of many lines, `table.column`; every other text of a file is one line (COMMON-X11). */
  manyLines?: readonly string[];
  /** By table: what its rows must be beside what the database asks of them; an import refuses the others. */
  rowChecks?: Readonly<Record<string, RowCheck>>;
}

export interface AllExportRules {
  leftOut: Reasons;
  onlyShown: Reasons;
  leftOutColumns: Reasons;
  leftOutRows: NonNullable<ExportRules['leftOutRows']>;
  renumbered: readonly string[];
  renumberedToo: readonly string[];
  congregationNumbers: ReadonlySet<string>;
  ownOnly: Readonly<Record<string, string>>;
  worldKeys: NonNullable<ExportRules['worldKeys']>;
  rowCopies: readonly RowCopies[];
  manyLines: ReadonlySet<string>;
  rowChecks: Readonly<Record<string, RowCheck>>;
}

const merged = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]) =>
  Object.assign({}, ...parts) as Readonly<Record<string, Value>>;

export const mergeExportRules = (all: readonly (ExportRules | undefined)[]): AllExportRules => ({
  leftOut: merged(all.map((rules) => rules?.leftOut)),
  onlyShown: merged(all.map((rules) => rules?.onlyShown)),
  leftOutColumns: merged(all.map((rules) => rules?.leftOutColumns)),
  leftOutRows: merged(all.map((rules) => rules?.leftOutRows)),
  renumbered: all.flatMap((rules) => rules?.renumbered ?? []),
  renumberedToo: all.flatMap((rules) => rules?.renumberedToo ?? []),
  congregationNumbers: new Set(
    all.flatMap((rules) => [...(rules?.congregationNumbers ?? []), ...(rules?.renumberedToo ?? [])]),
  ),
  ownOnly: merged(all.map((rules) => rules?.ownOnly)),
  worldKeys: merged(all.map((rules) => rules?.worldKeys)),
  manyLines: new Set(all.flatMap((rules) => rules?.manyLines ?? [])),
  rowCopies: all.flatMap((rules) => rules?.rowCopies ?? []),
  rowChecks: merged(all.map((rules) => rules?.rowChecks)),
});
