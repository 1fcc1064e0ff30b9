/** Every kind of row the journal can tell of, most telling first: what a change is about is the first of them that it touched. */
import { congregationThings } from './congregation-things.ts';
import { territoryThings } from './territory-things.ts';
import type { Thing } from './thing.ts';

const described = { ...congregationThings, ...territoryThings };

export type ThingName = (typeof described)[keyof typeof described]['name'] | 'other';

const rank = [
  'imports',
  'people',
  'person_roles',
  'roles',
  'groups',
  'families',
  'maps',
  'map_assignments',
  'map_assignment_holders',
  'suburbs',
  'streets',
] as const;

const things: Readonly<Record<string, Thing & { name: ThingName }>> = described;

/** What nobody has described yet is told of as a change of something, and shown no further. */
const other: Thing & { name: ThingName } = {
  name: 'other',
  read: 'settings.roles.edit',
  undo: 'other',
  label: [],
  fields: {},
};

export const describedTables: readonly string[] = Object.keys(things);

export const thingOf = (table: string): Thing & { name: ThingName } => things[table] ?? other;

export const thingNames: readonly ThingName[] = [
  ...new Set(Object.values(things).map(({ name }) => name)),
  'other',
];

/** Whoever deletes a group tells of the group, and not of its members. */
function placeOf(table: string, operation: string): number {
  const place = (rank as readonly string[]).indexOf(table);
  if (place !== 0 && table === operation.split('.')[0]) return 0.5;
  return place === -1 ? rank.length : place;
}

export const byTelling =
  (operation: string) =>
  (a: { table: string }, b: { table: string }): number =>
    placeOf(a.table, operation) - placeOf(b.table, operation);
