/** Inserts the maps of the demo with streets, addresses, history, not-at-homes and do-not-calls. */
import { tidyBorder } from '@sheaf/rules/territory/borders/border';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { firstMap } from './cut-demo.ts';
import { ringAround } from './geometry.ts';
import { makeHistory, type PastAssignment } from './history.ts';
import {
  addAddresses,
  addForeign,
  dateBefore,
  languages,
  type PlacedMap,
  type Territory,
} from './load-addresses.ts';

const holders = 90;

async function addMaps(client: ClientBase, territory: Territory, lastCompleted: string[]): Promise<number[]> {
  const own = { congregation_id: territory.congregationId };
  const suburbNames = [...new Set(territory.maps.map((map) => map.suburb))];
  const suburbs = await bulkInsert(
    client,
    'suburbs',
    suburbNames.map((suburb) => ({ ...own, suburb, code: '7320' })),
  );
  const rows = territory.maps.map((map, index) => ({
    ...own,
    number: String(map.number),
    order: map.number,
    type_id: mapTypes.encode(map.type),
    name: map.type === 'rural' ? `${map.suburb} roads` : null,
    suburb_id: suburbs[suburbNames.indexOf(map.suburb)],
    blocks_as_letters: map.number % 3 !== 1,
    total_blocks: map.type === 'residential' ? map.blocks : 0,
    last_completed: lastCompleted[index],
    locked: map.number === 45,
    lang: null,
  }));
  const foreign = languages.map(({ number, name, lang }) => ({
    ...own,
    number: String(number),
    order: number,
    type_id: mapTypes.encode('foreign'),
    name,
    suburb_id: null,
    blocks_as_letters: false,
    total_blocks: 0,
    last_completed: dateBefore(territory.asOf, 90),
    locked: false,
    lang,
  }));
  const withDefaults = [...rows, ...foreign].map((row) => ({
    ...row,
    number_lookup: false,
    version: 1,
    created_at: territory.asOf,
    updated_at: territory.asOf,
  }));
  return bulkInsert(client, 'maps', withDefaults);
}

async function addStreets(
  client: ClientBase,
  { congregationId, maps }: Territory,
  mapIds: number[],
): Promise<PlacedMap[]> {
  const rows = maps.flatMap((map, index) =>
    [...new Set(map.addresses.map((address) => address.street))]
      .sort()
      .map((name) => ({ congregation_id: congregationId, name, map_id: mapIds[index] })),
  );
  const ids = await bulkInsert(client, 'streets', rows);
  return maps.map((map, index) => ({
    map,
    mapId: mapIds[index]!,
    streets: new Map(
      rows.flatMap((row, at) => (row.map_id === mapIds[index] ? [[row.name, ids[at]!] as const] : [])),
    ),
  }));
}

async function addAssignments(
  client: ClientBase,
  territory: Territory,
  mapIds: number[],
  past: PastAssignment[],
): Promise<void> {
  const own = { congregation_id: territory.congregationId };
  const ids = await bulkInsert(
    client,
    'map_assignments',
    past.map((assignment) => ({
      ...own,
      map_id: mapIds[assignment.map - 1],
      personal: assignment.personal,
      campaign: campaigns.encode(assignment.campaign),
      completed: assignment.completed,
      previous_completed: assignment.previousCompleted,
      started: assignment.doneBlocks > 0 || assignment.returnedAt !== null,
      assigned_at: assignment.assignedAt,
      returned_at: assignment.returnedAt,
      last_activity_at: assignment.returnedAt ?? assignment.assignedAt,
    })),
  );
  await bulkInsert(
    client,
    'map_assignment_holders',
    past.flatMap((assignment, index) =>
      assignment.holders.map(({ person, from, to }) => ({
        ...own,
        assignment_id: ids[index],
        person_id: territory.people[person],
        assigned_at: from,
        returned_at: to,
      })),
    ),
  );
  await bulkInsert(
    client,
    'completed_blocks',
    past.flatMap((assignment, index) =>
      Array.from({ length: assignment.doneBlocks }, (_, block) => ({
        ...own,
        assignment_id: ids[index],
        block: block + 1,
        completed_by: territory.people[assignment.holders[0]!.person],
      })),
    ),
  );
}

/** Metres between a border and the houses inside it. */
const around = 18;

/** A border around the houses of five in six maps; the others are still to be drawn. */
async function addBorders(client: ClientBase, { congregationId, maps }: Territory, mapIds: number[]) {
  const rows = maps.flatMap((map, index) => {
    if (map.number % 6 === 0 && map.number !== firstMap.number) return [];
    const border = tidyBorder([[ringAround(map.addresses, around)]]);
    return [{ congregation_id: congregationId, map_id: mapIds[index], border, version: 1 }];
  });
  await client.query(
    `insert into map_borders (congregation_id, map_id, border)
     select congregation_id, map_id, border from jsonb_populate_recordset(null::map_borders, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Returns the ids of the maps in the order of their numbers. */
export async function loadTerritory(client: ClientBase, territory: Territory): Promise<number[]> {
  const histories = territory.maps.map((map) => makeHistory(map, territory.random, holders, territory.asOf));
  const mapIds = await addMaps(
    client,
    territory,
    histories.map((history) => history.lastCompleted),
  );
  const placed = await addStreets(client, territory, mapIds);
  await addAddresses(client, territory, placed);
  await addForeign(client, territory, placed, mapIds);
  await addBorders(client, territory, mapIds);
  await addAssignments(
    client,
    territory,
    mapIds,
    histories.flatMap((history) => history.assignments),
  );
  return mapIds;
}
