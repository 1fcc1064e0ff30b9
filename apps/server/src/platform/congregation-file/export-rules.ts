/**
 * Exclusions from a congregation export, declared by the owner of each table. Everything else is exported, so
 * a new table needs no rule.
 */
import type { ClientBase } from 'pg';

/**
 * Takes values by column. @returns the problem, as in "its time zone is not known"; undefined for a valid
 * row.
 */
export type RowCheck = (row: Readonly<Record<string, string | null>>) => string | undefined;

/** Reason by `table` or `table.column`. */
type Reasons = Readonly<Record<string, string>>;

/** A table whose rows hold copies of rows of other tables, in which ids are replaced too. */
export interface RowCopies {
  table: string;
  /** Column with the table of the copied row. */
  of: string;
  /** Column with the id of the copied row. */
  id: string;
  /** Columns with the copies as JSON objects. */
  copies: readonly string[];
}

export interface ExportRules {
  /** Tables that are not exported. */
  leftOut?: Reasons;
  /** Tables that are exported for reading and not imported. */
  onlyShown?: Reasons;
  /** Columns that are not exported; an import leaves them at their default. */
  leftOutColumns?: Reasons;
  /** Rows that are not exported: SQL condition and reason by table. */
  leftOutRows?: Readonly<Record<string, { where: string; why: string }>>;
  /** Ids that are unique in the whole installation: an import draws new ones. */
  renumbered?: readonly string[];
  /**
   * Required columns with congregation ids: the id of another congregation is replaced by a new one that
   * refers to nothing.
   */
  renumberedToo?: readonly string[];
  /** Columns with a congregation id: the own or a renumbered one is exported, any other is omitted. */
  congregationNumbers?: readonly string[];
  /** Columns with an id of another table, possibly of another congregation: such ids are omitted. */
  ownOnly?: Readonly<Record<string, string>>;
  /** World tables that rows refer to, with the natural key of their rows. */
  worldKeys?: Readonly<Record<string, (client: ClientBase) => Promise<{ id: number; key: string }[]>>>;
  rowCopies?: RowCopies;
  /** Multi-line text columns, `table.column`; every other text is a single line (COMMON-X11). */
  manyLines?: readonly string[];
  /** Validation by table beyond the database's constraints; an import refuses invalid rows. */
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
