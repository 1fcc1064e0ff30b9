/** Registry of the journal descriptions of all domains. */
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { Fields, FieldType, FinalReason, JournalEntity } from './journal-entity.ts';

export interface OperationInJournal {
  kind?: string;
  /** Reason why the operation is final, although its rows are revertible. */
  final?: FinalReason;
  /** Frequent operation without lasting changes: hidden from the list by default (JOURNAL-R11). */
  routine?: boolean;
  /**
   * Clears rows for others: a revert restores those that are still free, and leaves its final rows unchanged.
   */
  freesOthers?: boolean;
  /**
   * Fills open places: a revert opens each one that is unchanged since, and leaves the others. Returns the
   * permission that this place requires.
   */
  fills?: (row: Readonly<Record<string, unknown>>) => PermissionKey;
  /** Entries up to which a change can be reverted, if it may have more than usual. */
  mostEntries?: number;
}

export interface DomainJournal {
  /** Kind of change for filtering the list (JOURNAL-R2). */
  kind: string;
  /**
   * Kinds declared by the domain, with phrases `<phrases>:journal.kind.<kind>`; default is its own `kind`.
   */
  kinds?: readonly string[];
  /** Phrase namespace; default is the domain name. */
  phrases?: string;
  /** By table. */
  entities?: Readonly<Record<string, JournalEntity>>;
  /** Fields for tables with variants: by table, then by value of the variant column. */
  variants?: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  /** Name columns of referenced tables that no operation of this domain changes. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** Operations with a different kind or that are final. */
  operations?: Readonly<Record<string, OperationInJournal>>;
  /** Reason why all its operations are final. */
  final?: FinalReason;
}

export interface RegisteredDomain {
  name: string;
  journal?: DomainJournal;
}

/** An entity with the domain of its phrases. */
export type DescribedEntity = JournalEntity & { domain: string };

export interface JournalRegistry {
  tables: readonly string[];
  kinds: readonly { name: string; domain: string }[];
  /** The row selects the variant where a table has variants. */
  entityOf: (table: string, row?: Readonly<Record<string, unknown>> | null) => DescribedEntity;
  /** Name fields of a table. */
  nameOf: (table: string) => { field: string; type: FieldType }[];
  /** Field with the mark for numbered fields of a table, if any. */
  markOf: (table: string) => { field: string; type: FieldType } | undefined;
  kindOf: (operation: string) => string;
  isRoutine: (operation: string) => boolean;
  /** Whether a revert restores each row separately, because the operation clears or fills rows for others. */
  freesOthers: (operation: string) => boolean;
  /** Entries up to which a change of the operation can be reverted; undefined for the usual number. */
  mostEntriesOf: (operation: string) => number | undefined;
  /** Permission that the revert of a filled row requires; undefined for operations that clear rows. */
  keyOfFilled: (operation: string, row: Readonly<Record<string, unknown>>) => PermissionKey | undefined;
  /** Whether a touched row is reverted together with the change. */
  isRevertedIn: (operation: string, table: string) => boolean;
  /** Reason why the operation is final for all tables. */
  finalOf: (operation: string) => FinalReason | undefined;
  /** Sorts touched rows with the subject first: deleting a group is about the group, not its members. */
  byRank: (operation: string) => (a: { table: string }, b: { table: string }) => number;
}

/** Undescribed tables are shown as "other", without fields and final. */
const other: DescribedEntity = {
  name: 'other',
  domain: 'journal',
  read: 'settings.roles.edit',
  label: [],
  fields: {},
};

const lastRank = 1000;
const ownRank = 0.5;

/**
 * Domain names with several words are `calendarFeed` in code and `calendar-feed` as a name
 * (docs/decisions/0042).
 */
const domainOf = (operation: string): string =>
  (operation.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function createJournalRegistry(domains: readonly RegisteredDomain[]): JournalRegistry {
  const registered = domains.flatMap(({ name, journal }) => (journal ? [{ name, journal }] : []));
  const journals = new Map(registered.map(({ name, journal }) => [name, journal]));
  const operations = new Map(registered.flatMap(({ journal }) => Object.entries(journal.operations ?? {})));
  const names = new Map(registered.flatMap(({ journal }) => Object.entries(journal.names ?? {})));
  const withPhrases = registered.map(({ name, journal }) => ({
    ...journal,
    domain: journal.phrases ?? name,
  }));
  const entities = new Map(
    withPhrases.flatMap(({ entities = {}, domain }) =>
      Object.entries(entities).map(([table, entity]) => [table, { ...entity, domain }] as const),
    ),
  );
  const variants = new Map(
    withPhrases.flatMap(({ variants = {}, domain }) =>
      Object.entries(variants).flatMap(([table, byValue]) =>
        Object.entries(byValue).map(([value, fields]) => [`${table}/${value}`, { fields, domain }] as const),
      ),
    ),
  );

  const entityOf: JournalRegistry['entityOf'] = (table, row) => {
    const entity = entities.get(table) ?? other;
    const variant = entity.variants && variants.get(`${table}/${row?.[entity.variants]}`);
    return variant ? { ...entity, ...variant, fields: { ...entity.fields, ...variant.fields } } : entity;
  };
  const rankOf = (table: string, operation: string): number => {
    const { rank = lastRank } = entityOf(table);
    return table === domainOf(operation) ? Math.min(rank, ownRank) : rank;
  };
  const freesOthers = (operation: string): boolean => {
    const described = operations.get(operation);
    return described?.fills !== undefined || (described?.freesOthers ?? false);
  };
  return {
    tables: [...entities.keys()],
    kinds: withPhrases.flatMap(({ kind, kinds = [kind], domain }) => kinds.map((name) => ({ name, domain }))),
    entityOf,
    nameOf: (table) => {
      const { label, fields } = entityOf(table);
      return (names.get(table) ?? label).map((field) => ({ field, type: fields[field] ?? 'text' }));
    },
    markOf: (table) => {
      const { marks, fields } = entityOf(table);
      return marks === undefined ? undefined : { field: marks, type: fields[marks] ?? 'text' };
    },
    // Nightly jobs, queue jobs and operations without a domain.
    kindOf: (operation) =>
      operations.get(operation)?.kind ?? journals.get(domainOf(operation))?.kind ?? 'automatic',
    isRoutine: (operation) => operations.get(operation)?.routine ?? false,
    freesOthers,
    mostEntriesOf: (operation) => operations.get(operation)?.mostEntries,
    keyOfFilled: (operation, row) => operations.get(operation)?.fills?.(row),
    isRevertedIn: (operation, table) => !freesOthers(operation) || entityOf(table).revert !== undefined,
    finalOf: (operation) => {
      const journal = journals.get(domainOf(operation));
      return operations.get(operation)?.final ?? (journal ? journal.final : 'automatic');
    },
    byRank: (operation) => (a, b) => rankOf(a.table, operation) - rankOf(b.table, operation),
  };
}
