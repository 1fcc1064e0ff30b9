import type { territory } from '@sheaf/contract/territory/territory';
import { lackingForImport } from '@sheaf/rules/territory/import/import-permission';
import { type ImportCounts, isBordersOnly, noCounts } from '@sheaf/rules/territory/import/plan';
import { decideTakingBack } from '@sheaf/rules/territory/import/taking-back';
import { gatherForeign } from '#domains/territory/gather-foreign';
import { imports } from '#domains/territory/imports.store';
import { presentImport } from '#domains/territory/present-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

/** TERR-R18, TERR-R19: whoever might have imported it may take it back, while nobody has worked with it. */
export async function rollBackImport(call: Handler<typeof territory.rollBackImport>) {
  const { tenant, actor, params, now } = call;
  const found = await imports.lock(tenant, params.id);
  if (!found) return call.missing();
  const counts: ImportCounts = { ...noCounts, ...(found.counts as object) };
  if (lackingForImport(counts, actor.permissions).length > 0) return call.refuse('import-not-permitted');
  const notes = await imports.notes(tenant, found.id);
  const decision = decideTakingBack({
    takenBack: found.taken_back_at !== null,
    assigned: !isBordersOnly(counts) && (await imports.wasAssigned(tenant, found)),
    changedRows:
      (await imports.countChanged(tenant, notes)) + (await imports.countReworked(tenant, found.id)),
    builtUpon: await imports.isBuiltUpon(tenant, notes),
  });
  if (!decision.allowed) return call.refuse(decision.reason);
  await imports.undo(tenant, found.id, notes);
  await gatherForeign(tenant, now);
  await importLedger.close(tenant, found.id, actor.personId, now);
  return presentImport(await importLedger.read(tenant, found.id));
}
