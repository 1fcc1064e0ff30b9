/** What an import writes needs the same keys as writing it by hand (TERR-R16). */
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import type { ImportCounts } from './plan.ts';

const keys: readonly [keyof ImportCounts, PermissionKey][] = [
  ['maps_new', 'settings.maps.add'],
  ['boundaries', 'settings.maps.edit'],
  ['suburbs', 'maps.suburbs.add'],
  ['streets', 'maps.streets.add'],
  ['preloaded', 'maps.preloaded.add'],
  ['do_not_calls', 'maps.dnc.add'],
  ['foreign', 'maps.foreign.add'],
  ['assignments', 'settings.maps.assign'],
  ['assignments_changed', 'settings.maps.assign'],
  ['completions', 'settings.maps.assign'],
];

/** Those that are needed and not held; whoever lacks none may import it, and may take it back. */
export const lackingForImport = (
  counts: Readonly<Partial<Record<keyof ImportCounts, number>>>,
  held: ReadonlySet<string>,
): PermissionKey[] =>
  keys.filter(([what, key]) => (counts[what] ?? 0) > 0 && !held.has(key)).map(([, key]) => key);
