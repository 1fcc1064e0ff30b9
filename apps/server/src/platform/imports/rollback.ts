/** Begins and ends the rollback of an import: one at a time, once, and closed with its recorded rows. */
import type { Tenant } from '#platform/database/tenant';
import {
  type ImportKind,
  importLedger,
  type ListedImportRow,
  type LockedImport,
} from '#platform/imports/import-ledger.store';

interface RollbackCall {
  tenant: Tenant;
  actor: { personId: number };
  params: { id: number };
  now: Date;
  missing(): never;
  refuse(code: 'import-taken-back'): never;
}

/** Locked until the call ends; refused if the import is already rolled back. */
export async function beginRollback(call: RollbackCall, kind: ImportKind): Promise<LockedImport> {
  const { tenant, params } = call;
  await importLedger.waitForTurn(tenant);
  const found = await importLedger.lock(tenant, kind, params.id);
  if (!found) return call.missing();
  return found.taken_back_at === null ? found : call.refuse('import-taken-back');
}

/** Returns the import as listed after the rollback. */
export async function endRollback(
  { tenant, actor, now }: RollbackCall,
  { id }: LockedImport,
): Promise<ListedImportRow> {
  await importLedger.close(tenant, id, actor.personId, now);
  return importLedger.read(tenant, id);
}
