import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { importedSpeakers, usesAhead } from '#contexts/meetings/speakers/speakers.api';
import { presentImport } from '#contexts/meetings/speakers-import/present-import';
import { importedTalks } from '#contexts/meetings/talks/talks.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';
import { beginRollback, endRollback } from '#platform/imports/rollback';

type Call = Handler<typeof speakersImport.rollbackImport>;
type LeftRows = Awaited<ReturnType<typeof importedSpeakers.removable>>;

/** Checks single speakers only in congregations with future talks, which most do not have. */
async function freeSpeakers(call: Call, { speakers }: LeftRows): Promise<number[]> {
  const free: number[] = [];
  for (const [congregation, own] of Map.groupBy(speakers, ({ host_id }) => host_id)) {
    const isNamed = (await usesAhead(call, { congregation })).length > 0;
    for (const { id } of own)
      if (!isNamed || (await usesAhead(call, { speaker: id })).length === 0) free.push(id);
  }
  return free;
}

async function freeCongregations(call: Call, { congregations }: LeftRows): Promise<number[]> {
  const free: number[] = [];
  for (const congregation of congregations)
    if ((await usesAhead(call, { congregation })).length === 0) free.push(congregation);
  return free;
}

/** Retains rows that were changed since, or that a future talk refers to (SPKR-I4). */
export async function rollbackImport(call: Call) {
  const { tenant } = call;
  const found = await beginRollback(call, 'speakers');
  const notes = await importLedger.notes(tenant, found.id);
  const left = await importedSpeakers.removable(tenant, notes);
  const speakers = await freeSpeakers(call, left);
  await importedSpeakers.removeSpeakers(tenant, speakers);
  const removed =
    speakers.length +
    (await importedSpeakers.removeEmpty(tenant, await freeCongregations(call, left))) +
    (await importedTalks.remove(tenant, notes));
  return {
    import: presentImport(await endRollback(call, found)),
    removed,
    kept: notes.length - removed,
  };
}
