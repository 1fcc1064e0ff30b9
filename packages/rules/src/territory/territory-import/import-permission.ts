/** An import requires the same permissions as writing its rows by hand (TERR-R16). */
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

/** Missing permissions; without any missing, the person may import, and roll the import back. */
export const lackingForImport = (
  counts: Readonly<Partial<Record<keyof ImportCounts, number>>>,
  held: ReadonlySet<string>,
): PermissionKey[] =>
  keys.filter(([what, key]) => (counts[what] ?? 0) > 0 && !held.has(key)).map(([, key]) => key);
