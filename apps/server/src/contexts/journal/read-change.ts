import type { journal } from '@sheaf/contract/journal/journal';
import { changes } from '#contexts/journal/journal.store';
import { loadChange } from '#contexts/journal/load-change';
import { readNames } from '#contexts/journal/names.store';
import { presentChanges } from '#contexts/journal/present-change';
import { presentEntry, referencesIn } from '#contexts/journal/present-entry';
import type { Handler } from '#platform/handle';

const mostShown = 100;

/** JOURNAL-R3. */
export async function readChange(call: Handler<typeof journal.readChange>) {
  const { tenant, actor, params } = call;
  const { registry } = call.platform;
  const row = await changes.read(tenant, params.id);
  if (!row) return call.missing();
  const { entries: all, state } = await loadChange(tenant, registry, row);
  const entries = all.slice(0, mostShown);
  const states = entries.flatMap(({ table, before, after }) => [
    { table, data: before },
    { table, data: after },
  ]);
  const names = await readNames(tenant, registry.journal, referencesIn(registry.journal, states));
  const [presented] = await presentChanges(tenant, registry.journal, [row]);
  return {
    ...presented!,
    entries: entries.map((entry) => presentEntry(registry.journal, entry, actor.permissions, names)),
    take_back: state,
  };
}
