/** Whether a change can be taken back (JOURNAL-R5 to JOURNAL-R7). The server decides by it, and the screen says why not. */
import { allow, type Decision, refuse } from '../decision.ts';
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { FinalReason } from './journal-entity.ts';
import type { JournalRegistry } from './journal-registry.ts';
import type { Act, NetRow } from './net-rows.ts';

/** More rows than this are the work of a file or of a night. */
export const mostReverted = 500;

/** What the change was, as far as the journal itself tells. */
export interface ChangeFacts {
  operation: string;
  /** Nobody was signed in. */
  automatic: boolean;
  reverted: boolean;
  /** Something of it went with an erased person, or for its age. */
  erased: boolean;
  /** How many entries it has. */
  entries: number;
  rows: readonly Pick<NetRow, 'table' | 'act' | 'fields' | 'before' | 'after'>[];
}

/** What became of its rows since. */
export interface RowsNow {
  changedLater: boolean;
  builtUpon: boolean;
  /** It would bring back a tie to a person, a map or a group that is there no more. */
  tornTie: boolean;
  /** What a domain has against it. */
  ofDomain: DomainConflict | null;
}

/** What domains may have against it: somebody would lead a group again who no longer may, or a map whose blocks would change is in hand. */
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

/** A row that is kept although it was deleted is marked so. */
function meaning({ act, before, after }: TouchedRow): Act {
  if (!before || !after || Boolean(before.deleted_at) === Boolean(after.deleted_at)) return act;
  return after.deleted_at ? 'deleted' : 'added';
}

const opposite = { added: 'delete', changed: 'edit', deleted: 'add' } as const;

/** JOURNAL-R6: the keys it would take to do the opposite by hand. */
export function keysToRevert(registry: JournalRegistry, rows: readonly TouchedRow[]): PermissionKey[] {
  const keys = rows.flatMap((row) => registry.entityOf(row.table).revert?.[opposite[meaning(row)]] ?? []);
  return [...new Set(keys)];
}

export interface RevertState {
  /** What stands in the way, whoever asks. */
  obstacle: Exclude<RollbackRefusal, 'change-not-permitted'> | null;
  keys: PermissionKey[];
}

/** What the change itself says against it, before anybody looks at what became of its rows. */
export function ownObstacle(registry: JournalRegistry, change: ChangeFacts): RevertState['obstacle'] {
  if (change.reverted) return 'change-taken-back';
  if (change.erased) return 'change-erased';
  if (change.entries > mostReverted) return 'change-too-large';
  const final = finality(registry, change);
  if (final) return `change-final-${final}`;
  return change.rows.length === 0 ? 'change-empty' : null;
}

function laterObstacle(now: RowsNow): RevertState['obstacle'] {
  if (now.changedLater) return 'change-later';
  if (now.builtUpon) return 'change-built-upon';
  if (now.tornTie) return 'change-torn';
  return now.ofDomain;
}

/** `now` may be null where the change itself stands in the way: nobody needs to look then. */
export const revertState = (
  registry: JournalRegistry,
  change: ChangeFacts,
  now: RowsNow | null,
): RevertState => ({
  obstacle: ownObstacle(registry, change) ?? (now && laterObstacle(now)),
  keys: keysToRevert(registry, change.rows),
});

/** JOURNAL-R5, JOURNAL-R6. */
export function decideRevert(
  { obstacle, keys }: RevertState,
  permissions: ReadonlySet<string>,
): Decision<true, RollbackRefusal> {
  if (obstacle) return refuse(obstacle);
  return keys.every((key) => permissions.has(key)) ? allow(true) : refuse('change-not-permitted');
}
