/** A territory with a street and three doors, and the plan of an import into it. */
import type { KnownTerritory } from '../plan.ts';
import { planImport } from '../plan-import.ts';
import { readImport } from '../read-import.ts';
import { nothingKnown, tableOf } from './table.ts';

export const plan = (
  heading: string,
  rows: Record<string, string>[],
  known: KnownTerritory = nothingKnown,
) => {
  const read = readImport(tableOf(heading, rows), { today: '2026-11-21', lang: 'en', hyphen: 'range' });
  if (!read.allowed) throw new Error(read.reason);
  return planImport(read.value, known);
};
export const nws = (row: Record<string, string>) => ({
  TerritoryNumber: '12',
  Number: '14',
  Street: 'Mount Street',
  ...row,
});
export const known: KnownTerritory = {
  maps: [{ id: 3, number: '12', type: 'residential', bordered: false, locked: false, completed: null }],
  suburbs: [{ id: 4, map_id: 3, suburb: 'Burnie' }],
  streets: [{ id: 5, map_id: 3, name: 'Mount Street', suburb_id: 4 }],
  doors: [
    { table: 'preloaded', id: 6, street_id: 5, house: '14', suffix: null, unit: null, name: null },
    { table: 'available', id: 7, street_id: 5, house: '16', suffix: null, unit: '2', name: null },
    { table: 'do-not-call', id: 8, street_id: 5, house: '18', suffix: null, unit: null, name: null },
  ],
  assignments: [],
};
export const reasons = (planned: ReturnType<typeof plan>) =>
  planned.problems.map(({ line, reason }) => [line, reason]);
