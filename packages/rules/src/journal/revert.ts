/**
 * Decides whether a change can be reverted (JOURNAL-R5 to JOURNAL-R7). The server enforces it, and the screen
 * shows the reason.
 */
import { allow, type Decision, refuse } from '../decision.ts';
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { FinalReason } from './journal-entity.ts';
import type { JournalRegistry } from './journal-registry.ts';
import type { ChangeKind, NetRow } from './net-rows.ts';

/** More rows than this come from a file import or a nightly job. */
export const mostReverted = 500;
/** Entries of a change up to which it can be reverted (JOURNAL-R7). */
export const mostRevertedOf = (registry: JournalRegistry, operation: string): number =>
  registry.mostEntriesOf(operation) ?? mostReverted;

/** Facts of the change itself, from the journal. */
export interface ChangeFacts {
  operation: string;
  /** No person was signed in. */
  automatic: boolean;
  reverted: boolean;
  /** Some of its data was erased, with a person or by retention. */
  erased: boolean;
  /** Number of journal entries. */
  entries: number;
  rows: readonly Pick<NetRow, 'table' | 'act' | 'fields' | 'before' | 'after'>[];
  /** Rows that a revert restores separately (JOURNAL-R12). */
  freed: readonly Pick<NetRow, 'before' | 'after'>[];
}

/** Later state of the touched rows. */
export interface RowsNow {
  changedLater: boolean;
  builtUpon: boolean;
  /** A revert would restore a reference to a person, map or group that no longer exists. */
  tornTie: boolean;
  /** Conflict reported by a domain. */
  ofDomain: DomainConflict | null;
}

/**
 * Conflicts of domains: a person would become a group leader again without being eligible, or the blocks of a
 * held map would change.
 */
export type DomainConflict = 'change-leader' | 'change-map-in-hand' | 'change-built-upon';

export const revertRefusals = [
  'change-taken-back',
  'change-erased',
  'change-too-large',
  'change-empty',
  'change-not-permitted',
  'change-later',
  'change-built-upon',
  'change-torn',
  'change-map-in-hand',
  'change-leader',
  'change-final-assignment',
  'change-final-field-work',
  'change-final-sign-in',
  'change-final-notification-preference',
  'change-final-notice',
  'change-final-message',
  'change-final-import',
  'change-final-picture',
  'change-final-wording',
  'change-final-automatic',
  'change-final-other',
] as const satisfies readonly (string | `change-final-${FinalReason}`)[];
export type RollbackRefusal = (typeof revertRefusals)[number];

function finality(
  registry: JournalRegistry,
  { operation, automatic, rows }: ChangeFacts,
): FinalReason | undefined {
  for (const { table } of rows) {
    const { revert, final = 'other' } = registry.entityOf(table);
    if (!revert) return final;
  }
  return registry.finalOf(operation) ?? (automatic ? 'automatic' : undefined);
}

type TouchedRow = ChangeFacts['rows'][number];

/** Setting `deleted_at` counts as deleting, clearing it as adding. */
function meaning({ act, before, after }: TouchedRow): ChangeKind {
  if (!before || !after || Boolean(before.deleted_at) === Boolean(after.deleted_at)) return act;
  return after.deleted_at ? 'deleted' : 'added';
}

const opposite = { added: 'delete', changed: 'edit', deleted: 'add' } as const;

/** Permissions needed for the opposite change by hand (JOURNAL-R6). */
export function keysToRevert(registry: JournalRegistry, rows: readonly TouchedRow[]): PermissionKey[] {
  const keys = rows.flatMap((row) => registry.entityOf(row.table).revert?.[opposite[meaning(row)]] ?? []);
  return [...new Set(keys)];
}

/** Permissions needed to open the places that the change filled. */
const keysOfFilled = (registry: JournalRegistry, { operation, freed }: ChangeFacts): PermissionKey[] =>
  freed.flatMap(({ before, after }) => registry.keyOfFilled(operation, before ?? after ?? {}) ?? []);

export interface RevertState {
  /** Reason against the revert, independent of the caller. */
  obstacle: Exclude<RollbackRefusal, 'change-not-permitted'> | null;
  keys: PermissionKey[];
}

/** Checks the change itself, before its rows are looked up. */
export function ownObstacle(registry: JournalRegistry, change: ChangeFacts): RevertState['obstacle'] {
  if (change.reverted) return 'change-taken-back';
  if (change.erased) return 'change-erased';
  if (change.entries > mostRevertedOf(registry, change.operation)) return 'change-too-large';
  const final = finality(registry, change);
  if (final) return `change-final-${final}`;
  return change.rows.length + change.freed.length === 0 ? 'change-empty' : null;
}

function laterObstacle(now: RowsNow): RevertState['obstacle'] {
  if (now.changedLater) return 'change-later';
  if (now.builtUpon) return 'change-built-upon';
  if (now.tornTie) return 'change-torn';
  return now.ofDomain;
}

/** `now` may be null if `ownObstacle` already refuses the revert. */
export const revertState = (
  registry: JournalRegistry,
  change: ChangeFacts,
  now: RowsNow | null,
): RevertState => ({
  obstacle: ownObstacle(registry, change) ?? (now && laterObstacle(now)),
  keys: [...new Set([...keysToRevert(registry, change.rows), ...keysOfFilled(registry, change)])],
});

/** Reverts a change completely or refuses (JOURNAL-R5, JOURNAL-R6). */
export function decideRevert(
  { obstacle, keys }: RevertState,
  permissions: ReadonlySet<string>,
): Decision<true, RollbackRefusal> {
  if (obstacle) return refuse(obstacle);
  return keys.every((key) => permissions.has(key)) ? allow(true) : refuse('change-not-permitted');
}
