/** Decides whether an import can still be rolled back completely (TERR-R18, TERR-R19). */
import { allow, type Decision, refuse } from '../../decision.ts';

export interface ImportState {
  rolledBack: boolean;
  /** One of its maps has been assigned since. */
  assigned: boolean;
  /** Imported rows that were changed, worked or removed since. */
  changedRows: number;
  /** Rows from outside the import depend on imported ones. */
  builtUpon: boolean;
}

export type RollbackRefusal =
  | 'import-taken-back'
  | 'import-assigned'
  | 'import-changed'
  | 'import-built-upon';

export function decideRollback(state: ImportState): Decision<true, RollbackRefusal> {
  if (state.rolledBack) return refuse('import-taken-back');
  if (state.assigned) return refuse('import-assigned');
  if (state.changedRows > 0) return refuse('import-changed');
  return state.builtUpon ? refuse('import-built-upon') : allow(true);
}
