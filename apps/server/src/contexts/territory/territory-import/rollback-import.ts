import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { lackingForImport } from '@sheaf/rules/territory/territory-import/import-permission';
import { type ImportCounts, isBordersOnly, noCounts } from '@sheaf/rules/territory/territory-import/plan';
import { decideRollback } from '@sheaf/rules/territory/territory-import/rollback';
import { gatherForeign } from '#contexts/territory/territory/territory.api';
import { importRollback } from '#contexts/territory/territory-import/import-rollback';
import { presentImport } from '#contexts/territory/territory-import/present-import';
import type { Handler } from '#platform/handle';
import { endRollback } from '#platform/imports/rollback';

/** TERR-R18, TERR-R19: requires the permissions of the import, and that its rows are unused. */
export async function rollbackImport(call: Handler<typeof territoryImport.rollbackImport>) {
  const { tenant, actor, params, now } = call;
  const found = await importRollback.lock(tenant, params.id);
  if (!found) return call.missing();
  const counts: ImportCounts = { ...noCounts, ...(found.counts as object) };
  if (lackingForImport(counts, actor.permissions).length > 0) return call.refuse('import-not-permitted');
  const notes = await importRollback.notes(tenant, found.id);
  const decision = decideRollback({
    rolledBack: found.taken_back_at !== null,
    assigned: !isBordersOnly(counts) && (await importRollback.wasAssigned(tenant, found, notes)),
    changedRows:
      (await importRollback.countChanged(tenant, notes)) +
      (await importRollback.countReworked(tenant, found.id)),
    builtUpon: await importRollback.isBuiltUpon(tenant, notes),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await importRollback.undo(tenant, found.id, notes);
  await gatherForeign(tenant, now);
  return presentImport(await endRollback(call, found));
}
