/** What the domains registered for the journal, gathered once. */
import type { Fields, FieldType, FinalReason, JournalEntity } from './journal-entity.ts';

export interface OperationInJournal {
  kind?: string;
  /** Why what it did is final, though its rows could be reverted. */
  final?: FinalReason;
  /** Happens all the time and changes nothing that anybody keeps: left out of the list until it is asked for (JOURNAL-R11). */
  routine?: boolean;
  /** It clears rows for others to take: undoing it restores those of them that are still free, and leaves what is final of it. */
  freesOthers?: boolean;
}

export interface DomainJournal {
  /** The kind of changes its operations make, by which one looks for them (JOURNAL-R2). */
  kind: string;
  /** The kinds that it names, as `<phrases>:journal.kind.<kind>`, for its operations and others; its own one where nothing is said. */
  kinds?: readonly string[];
  /** Where its words stand, if not in the phrases of its own name. */
  phrases?: string;
  /** By table. */
  entities?: Readonly<Record<string, JournalEntity>>;
  /** Its share of tables that have variants: by table, then by the value of the column that tells them apart. */
  variants?: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
  /** The columns that name the rows of tables that nobody changes here but rows point to. */
  names?: Readonly<Record<string, readonly string[]>>;
  /** Operations that are of another kind than the rest, or final. */
  operations?: Readonly<Record<string, OperationInJournal>>;
  /** Why everything its operations do is final. */
  final?: FinalReason;
}

export interface RegisteredDomain {
  name: string;
  journal?: DomainJournal;
}

/** An entity, and the phrases that hold its words. */
export type DescribedEntity = JournalEntity & { domain: string };

export interface JournalRegistry {
  tables: readonly string[];
  kinds: readonly { name: string; domain: string }[];
  /** The row decides where a table has variants. */
  entityOf: (table: string, row?: Readonly<Record<string, unknown>> | null) => DescribedEntity;
  /** The fields that name a row of a table. */
  nameOf: (table: string) => { field: string; type: FieldType }[];
  /** What says how numbers within a row of a table are said, where anything does. */
  markOf: (table: string) => { field: string; type: FieldType } | undefined;
  kindOf: (operation: string) => string;
  isRoutine: (operation: string) => boolean;
  /** Whether the operation clears rows that others may take. */
  freesOthers: (operation: string) => boolean;
  /** Whether a row that a change touched is taken back with it. */
  isRevertedIn: (operation: string, table: string) => boolean;
  /** Why what the operation does is final, whatever it touched. */
  finalOf: (operation: string) => FinalReason | undefined;
  /** Sorts touched rows, what the change is about first: whoever deletes a group tells of the group, and not of its members. */
  byRank: (operation: string) => (a: { table: string }, b: { table: string }) => number;
}

/** What nobody describes is told of as a change of something, shown no further and final. */
const other: DescribedEntity = {
  name: 'other',
  domain: 'journal',
  read: 'settings.roles.edit',
  label: [],
  fields: {},
};

const lastRank = 1000;
const ownRank = 0.5;

/** A domain of several words is written `calendarFeed` in code and `calendar-feed` as a name (docs/decisions/0042). */
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
  const freesOthers = (operation: string): boolean => operations.get(operation)?.freesOthers ?? false;
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
    // Work of the nights and of the queue, and whatever no domain did.
    kindOf: (operation) =>
      operations.get(operation)?.kind ?? journals.get(domainOf(operation))?.kind ?? 'automatic',
    isRoutine: (operation) => operations.get(operation)?.routine ?? false,
    freesOthers,
    isRevertedIn: (operation, table) => !freesOthers(operation) || entityOf(table).revert !== undefined,
    finalOf: (operation) => {
      const journal = journals.get(domainOf(operation));
      return operations.get(operation)?.final ?? (journal ? journal.final : 'automatic');
    },
    byRank: (operation) => (a, b) => rankOf(a.table, operation) - rankOf(b.table, operation),
  };
}
