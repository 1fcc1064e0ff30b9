/**
 * IMPORT-R6: rolls an import back person by person; preserves and names people who already take part in the
 * work.
 */

import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import type { PeopleCounts } from '@sheaf/rules/people/people-import/plan';
import { type KeptReason, whyKept } from '@sheaf/rules/people/people-import/rollback';
import { importedAway } from '#contexts/people/absences/absences.api';
import { importedFamilies, leaveFamily } from '#contexts/people/families/families.api';
import { importedGroups } from '#contexts/people/groups/groups.api';
import { members, peopleImportRollback } from '#contexts/people/people/people.api';
import { presentPeopleImport } from '#contexts/people/people-import/present-people-import';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { importLedger, type NotedRow } from '#platform/imports/import-ledger.store';
import { beginRollback, endRollback } from '#platform/imports/rollback';
import type { Registry } from '#platform/registry';

const versions = (notes: readonly NotedRow[]) =>
  notes.map(({ row_id, row_version, filled }) => ({
    id: row_id,
    version: row_version,
    filled: filled ?? [],
  }));

interface KeptPerson {
  id: number;
  full_name: string;
  reason: KeptReason;
}

async function removePeople(
  tenant: Tenant,
  { traces }: Pick<Registry, 'traces'>,
  notes: readonly NotedRow[],
) {
  const made = notes.filter(({ table_name, filled }) => table_name === 'people' && filled === null);
  const kept: KeptPerson[] = [];
  const gone: number[] = [];
  for (const person of await peopleImportRollback.people(tenant, traces, versions(made))) {
    const reason = whyKept(person);
    if (reason) kept.push({ id: person.id, full_name: person.full_name, reason });
    else gone.push(person.id);
  }
  const families = await importedFamilies.leftBy(tenant, gone);
  await importedFamilies.remove(tenant, families.empty);
  for (const person of families.leaving) await leaveFamily(tenant, person);
  await peopleImportRollback.removePeople(tenant, gone);
  return { kept, removed: gone.length };
}

export async function rollbackPeople(call: Handler<typeof peopleImport.rollbackPeople>) {
  const { tenant, actor, platform } = call;
  const found = await beginRollback(call, 'people');
  if ((found.counts as PeopleCounts).filled > 0 && !actor.permissions.has('settings.users.edit'))
    return call.refuse('import-not-permitted');
  const notes = await importLedger.notes(tenant, found.id);
  const filled = notes.filter((note) => note.filled !== null);
  const emptied = await peopleImportRollback.empty(tenant, versions(filled));
  await importedAway.remove(tenant, versions(notes.filter(({ table_name }) => table_name === 'away_dates')));
  const { kept, removed } = await removePeople(tenant, platform.registry, notes);
  await importedGroups.remove(
    tenant,
    versions(notes.filter(({ table_name }) => table_name === 'groups')),
    await members.usedGroups(tenant),
  );
  return { import: presentPeopleImport(await endRollback(call, found)), removed, emptied, kept };
}
