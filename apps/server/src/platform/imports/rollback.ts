/** How an import is taken back, whatever came in: one at a time, once, and closed with what it noted. */
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

/** Held until the call ends; refused where it was taken back already. */
export async function beginRollback(call: RollbackCall, kind: ImportKind): Promise<LockedImport> {
  const { tenant, params } = call;
  await importLedger.waitForTurn(tenant);
  const found = await importLedger.lock(tenant, kind, params.id);
  if (!found) return call.missing();
  return found.taken_back_at === null ? found : call.refuse('import-taken-back');
}

/** As it is listed from then on. */
export async function endRollback(
  { tenant, actor, now }: RollbackCall,
  { id }: LockedImport,
): Promise<ListedImportRow> {
  await importLedger.close(tenant, id, actor.personId, now);
  return importLedger.read(tenant, id);
}
