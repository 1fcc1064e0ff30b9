/** Whether an import can still be taken back as if it had never been (TERR-R18, TERR-R19). */
import { allow, type Decision, refuse } from '../../decision.ts';

export interface ImportState {
  rolledBack: boolean;
  /** One of its maps was given out since. */
  assigned: boolean;
  /** Rows it made that somebody changed, worked or removed since. */
  changedRows: number;
  /** Something of others stands on what it made. */
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
