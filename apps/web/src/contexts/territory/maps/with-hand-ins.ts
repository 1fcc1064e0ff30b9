/** Shows maps with a waiting hand-in or hand-off without a holder. */
import type { Action } from '#platform/outbox/outbox.ts';
import type { MapRow } from './map-labels.ts';

const handInOf = (action: Action): number | undefined =>
  (action.operation === 'maps.handInMap' || action.operation === 'maps.handOffMap') &&
  action.state === 'waiting'
    ? Number(action.given.body?.['id'])
    : undefined;

/** From the row of the server; returns the same object if nothing waits. */
export const withHandIn = (map: MapRow, waiting: readonly Action[]): MapRow =>
  map.assignment !== null && waiting.some((action) => handInOf(action) === map.assignment?.id)
    ? { ...map, assignment: null, time_out: null, completed_blocks: 0 }
    : map;

export const withHandIns = (maps: MapRow[], waiting: readonly Action[]): MapRow[] =>
  waiting.some((action) => handInOf(action) !== undefined)
    ? maps.map((map) => withHandIn(map, waiting))
    : maps;
