/**
 * Ends an assignment by hand-in, recall or cancel (ASSIGN-R3 to R5, MAPS-R8, MAPS-O5), and deletes a map
 * (MAPS-R22).
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import {
  assigns,
  holderOf,
  holds,
  type MapActor,
  type MapState,
  type OpenAssignment,
} from './map-assignment.ts';
import type { MapEffect } from './map-effect.ts';
import { isShownDone } from './map-figures.ts';
import { gathersForeign, type MapType, mayCancelStarted } from './map-type.ts';

export type HandInRefusal = 'assignment-ended' | 'not-holder' | 'personal-map' | 'no-such-block';

export interface HandIn {
  /** Answer of the person; null if not asked, then the record decides. */
  completed: boolean | null;
  addressesAtStart: number;
  addressesLeft: number;
  /** Today in the congregation's time zone. */
  today: string;
  now: number;
  note: string | null;
  /** Blocks completed without a tick. */
  blocks: readonly number[];
}

/** ADDR-R67: homes that nobody tried are no not-at-homes, so they leave the list with the assignment. */
export const withoutUntriedHomes = ({ homesMarked }: OpenAssignment): Pick<MapEffect, 'listLoses'> =>
  homesMarked ? { listLoses: 'untried-homes' } : {};

/** MAPS-R8, MAPS-O5: for the holder and map assigners; a completion counts from today. */
export function decideHandIn(
  map: MapState,
  actor: MapActor,
  handIn: HandIn,
): Decision<MapEffect, HandInRefusal> {
  const { today, now, note, blocks } = handIn;
  const { assignment } = map;
  if (!assignment) return refuse('assignment-ended');
  if (!holds(map, actor) && !assigns(actor)) return refuse('not-holder');
  if (assignment.personal) return refuse('personal-map');
  if (blocks.some((block) => block > map.totalBlocks)) return refuse('no-such-block');
  const unticked = [...new Set(blocks)].filter((block) => !assignment.completedBlocks.includes(block));
  const completed =
    handIn.completed ??
    isShownDone({
      ...handIn,
      type: map.type,
      totalBlocks: map.totalBlocks,
      homesMarked: assignment.homesMarked,
      completedBlocks: assignment.completedBlocks.length + unticked.length,
    });
  return allow({
    blocks: unticked.map((block) => ({ block, completed: true })),
    ended: { kept: true, at: now, completed, note },
    ...withoutUntriedHomes(assignment),
    ...(completed && { lastCompletedOn: today }),
  });
}

/** Outcome of an assignment that ended by hand-in or recall. */
export interface AssignmentEnd {
  /** Last holder of the map. */
  holderId: number | null;
  completed: boolean;
  note: string | null;
}

/**
 * SYNC-R10: the same person handed the map in before, from another tab or phone, and this request adds no
 * information.
 */
export const isHandedInAlready = (
  ended: AssignmentEnd | undefined,
  { personId }: MapActor,
  { completed, note, blocks }: Pick<HandIn, 'completed' | 'note' | 'blocks'>,
): boolean =>
  ended?.holderId === personId &&
  (completed === null || ended.completed === completed) &&
  (note === null || note === ended.note) &&
  (ended.completed || blocks.length === 0);

export type RecallRefusal = 'map-not-assigned' | 'not-assigner' | 'assignment-ended' | 'another-holder';

export interface Ending {
  now: number;
  /** Stale view: the actor saw another assignment of the map, which has ended. */
  sawAnother: boolean;
  /** Holder as seen by the actor, if given; the map may have been reassigned or handed off since. */
  sawHolder?: number | null | undefined;
}

const sawAnotherHolder = ({ assignment }: MapState, { sawHolder }: Ending): boolean =>
  sawHolder !== undefined && sawHolder !== holderOf(assignment);

/** ASSIGN-R3: ends the assignment without completion; its available addresses are cleared. */
export function decideRecall(
  map: MapState,
  actor: MapActor,
  ending: Ending,
): Decision<MapEffect, RecallRefusal> {
  if (!assigns(actor)) return refuse('not-assigner');
  if (!map.assignment) return refuse('map-not-assigned');
  if (ending.sawAnother) return refuse('assignment-ended');
  if (sawAnotherHolder(map, ending)) return refuse('another-holder');
  const personId = holderOf(map.assignment);
  return allow({
    ended: { kept: true, at: ending.now, completed: false, note: null },
    listLoses: 'all',
    told: personId === null ? [] : [{ personId, type: 'map-recalled' }],
  });
}

/** ASSIGN-R5: offered before any work, and always for rural, high-density and foreign maps. */
export const mayCancel = (map: { type: MapType; assignment: { started: boolean } | null }): boolean =>
  map.assignment !== null && (!map.assignment.started || mayCancelStarted(map.type));

export type CancelRefusal = RecallRefusal | 'already-started';

/**
 * ASSIGN-R4, ASSIGN-O8: removes the assignment and the addresses it populated; earlier addresses and all
 * not-at-homes stay.
 */
export function decideCancel(
  map: MapState,
  actor: MapActor,
  ending: Ending,
): Decision<MapEffect, CancelRefusal> {
  if (!assigns(actor)) return refuse('not-assigner');
  if (!map.assignment) return refuse('map-not-assigned');
  if (!mayCancel(map)) return refuse('already-started');
  if (ending.sawAnother) return refuse('assignment-ended');
  if (sawAnotherHolder(map, ending)) return refuse('another-holder');
  return allow({
    ended: { kept: false },
    listLoses: 'populated',
    lastCompletedOn: map.assignment.previousCompletedOn,
    withdrawn: map.assignment.holders.flatMap(({ personId, assignedAt: at }) =>
      personId === null ? [] : [{ personId, at }],
    ),
  });
}

/**
 * MAPS-R22: refuses an assigned map; hides any other one and ends reservations of its addresses. Its foreign
 * addresses move to the remaining maps of the language.
 */
export const decideDeleteMap = (map: {
  type: MapType;
  assigned: boolean;
}): Decision<{ hidden: true; freed: 'all'; gatherForeign: boolean }, 'map-assigned'> =>
  map.assigned
    ? refuse('map-assigned')
    : allow({ hidden: true, freed: 'all', gatherForeign: gathersForeign(map.type) });
