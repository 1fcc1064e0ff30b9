/**
 * The life of a map's assignment: assigned, worked block by block, handed on, and closed by hand-in, recall or cancel
 * (ASSIGN-R1 to R5, MAPS-R5, MAPS-R8, MAPS-R12, MAPS-R13). Every decision takes the map as it is and gives the map as it
 * becomes, or the one reason it stays as it is. Instants are milliseconds since 1970, dates `YYYY-MM-DD`.
 */
import { allow, type Decision, refuse } from '../decision.ts';
import { mayHoldMap } from '../people/map-candidates.ts';
import type { PermissionKey } from '../permissions/permission-keys.ts';
import { type Campaign, hasCampaignName } from './campaign.ts';
import { isOpenType, type MapType, mayCancelStarted } from './map-type.ts';

export interface Holding {
  /** Null for a name that an import kept without a person. */
  personId: number | null;
  assignedAt: number;
  returnedAt: number | null;
}

export interface OpenAssignment {
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  assignedAt: number;
  /** A block was completed or an address worked since (ASSIGN-O3). */
  started: boolean;
  completedBlocks: readonly number[];
  /** In the order they held it; the last one holds it if not returned. Empty for maps opened to everybody. */
  holders: readonly Holding[];
  /** What `lastCompletedOn` was before: a cancel goes back to it (ASSIGN-R4). */
  previousCompletedOn: string | null;
}

export interface MapState {
  type: MapType;
  locked: boolean;
  totalBlocks: number;
  lastCompletedOn: string | null;
  assignment: OpenAssignment | null;
}

export interface MapActor {
  personId: number;
  permissions: ReadonlySet<PermissionKey>;
}

export interface Candidate {
  id: number;
  active: boolean;
  appointment: string;
}

export const holderOf = (assignment: OpenAssignment | null): number | null => {
  const last = assignment?.holders.at(-1);
  return last && last.returnedAt === null ? last.personId : null;
};

const assigns = (actor: MapActor): boolean => actor.permissions.has('settings.maps.assign');
const holds = (map: MapState, actor: MapActor): boolean => holderOf(map.assignment) === actor.personId;

export interface AssignOrder {
  holder: Candidate | null;
  personal: boolean;
  campaign: Campaign;
  campaignName: string | null;
  now: number;
}

export type AssignRefusal =
  | 'map-locked'
  | 'map-already-assigned'
  | 'not-a-candidate'
  | 'holder-required'
  | 'holder-not-allowed';

/** ASSIGN-R1, R9, R10, R11: high-density and foreign maps go to everybody unless personal; the others need a person. */
export function decideAssign(map: MapState, order: AssignOrder): Decision<MapState, AssignRefusal> {
  if (map.assignment) return refuse('map-already-assigned');
  if (map.locked) return refuse('map-locked');
  const open = isOpenType(map.type) && !order.personal;
  if (open && order.holder) return refuse('holder-not-allowed');
  if (!open && !order.holder) return refuse('holder-required');
  if (order.holder && !mayHoldMap(order.holder)) return refuse('not-a-candidate');
  return allow({
    ...map,
    assignment: {
      personal: order.personal,
      campaign: order.campaign,
      campaignName: hasCampaignName(order.campaign) ? order.campaignName : null,
      assignedAt: order.now,
      started: false,
      completedBlocks: [],
      holders: order.holder ? [{ personId: order.holder.id, assignedAt: order.now, returnedAt: null }] : [],
      previousCompletedOn: map.lastCompletedOn,
    },
  });
}

/**
 * A request for addresses is not work on the assignment (ASSIGN-O3). It shows that the map is in use (MAPS-O9) when its holder makes
 * it, or when the map is open to everybody.
 */
export const requestShowsUse = (assignment: { holderId: number | null }, personId: number): boolean =>
  assignment.holderId === null || assignment.holderId === personId;

export type BlockRefusal = 'assignment-ended' | 'not-holder' | 'no-such-block';

/** MAPS-R5: flips the block, or sets it when `completed` is given, so that a repeated tap of an offline queue cannot flip back. */
export function decideBlockUpdate(
  map: MapState,
  actor: MapActor,
  update: { block: number; completed?: boolean | undefined },
): Decision<MapState, BlockRefusal> {
  const { assignment } = map;
  if (!assignment) return refuse('assignment-ended');
  if (!holds(map, actor)) return refuse('not-holder');
  if (!Number.isInteger(update.block) || update.block < 1 || update.block > map.totalBlocks)
    return refuse('no-such-block');
  const has = assignment.completedBlocks.includes(update.block);
  const wanted = update.completed ?? !has;
  if (wanted === has) return allow(map);
  const completedBlocks = wanted
    ? [...assignment.completedBlocks, update.block].sort((a, b) => a - b)
    : assignment.completedBlocks.filter((block) => block !== update.block);
  return allow({
    ...map,
    assignment: { ...assignment, completedBlocks, started: assignment.started || wanted },
  });
}

/** The blocks that are not completed, in order. */
export const openBlocks = (totalBlocks: number, completed: readonly number[]): number[] =>
  Array.from({ length: totalBlocks }, (_, index) => index + 1).filter((block) => !completed.includes(block));

export type HandInRefusal = 'assignment-ended' | 'not-holder' | 'personal-map' | 'no-such-block';

/**
 * MAPS-R8, MAPS-O5: the holder or whoever assigns maps; a completed one counts from today. `blocks` are done although nobody
 * ticked them.
 */
export function decideHandIn(
  map: MapState,
  actor: MapActor,
  handIn: { completed: boolean; today: string; blocks?: readonly number[] },
): Decision<MapState, HandInRefusal> {
  if (!map.assignment) return refuse('assignment-ended');
  if (!holds(map, actor) && !assigns(actor)) return refuse('not-holder');
  if (map.assignment.personal) return refuse('personal-map');
  if (handIn.blocks?.some((block) => block > map.totalBlocks)) return refuse('no-such-block');
  return allow({
    ...map,
    assignment: null,
    lastCompletedOn: handIn.completed ? handIn.today : map.lastCompletedOn,
  });
}

export type HandOffRefusal =
  | 'assignment-ended'
  | 'not-holder'
  | 'personal-map'
  | 'holder-not-allowed'
  | 'not-a-candidate'
  | 'same-holder';

/**
 * MAPS-R8, R12, R13: the map goes on with its blocks and its days; only whoever assigns maps may move a personal one. A map
 * open to everybody has no hand to go to (ASSIGN-R9).
 */
export function decideHandOff(
  map: MapState,
  actor: MapActor,
  handOff: { to: Candidate; now: number },
): Decision<MapState, HandOffRefusal> {
  const { assignment } = map;
  if (!assignment) return refuse('assignment-ended');
  if (!holds(map, actor) && !assigns(actor)) return refuse('not-holder');
  if (assignment.personal && !assigns(actor)) return refuse('personal-map');
  if (isOpenType(map.type) && !assignment.personal) return refuse('holder-not-allowed');
  if (!mayHoldMap(handOff.to)) return refuse('not-a-candidate');
  if (holderOf(assignment) === handOff.to.id) return refuse('same-holder');
  const returned = assignment.holders.map((holding) => ({
    ...holding,
    returnedAt: holding.returnedAt ?? handOff.now,
  }));
  const holders = [...returned, { personId: handOff.to.id, assignedAt: handOff.now, returnedAt: null }];
  return allow({ ...map, assignment: { ...assignment, holders } });
}

export type RecallRefusal = 'map-not-assigned' | 'not-assigner';

/** ASSIGN-R3: finalises the assignment without counting it as completed; its available addresses are cleared with it. */
export function decideRecall(map: MapState, actor: MapActor): Decision<MapState, RecallRefusal> {
  if (!assigns(actor)) return refuse('not-assigner');
  if (!map.assignment) return refuse('map-not-assigned');
  return allow({ ...map, assignment: null });
}

/** ASSIGN-R5: offered while nothing was done, and always for rural, high-density and foreign maps. */
export const mayCancel = (map: { type: MapType; assignment: { started: boolean } | null }): boolean =>
  map.assignment !== null && (!map.assignment.started || mayCancelStarted(map.type));

export type CancelRefusal = RecallRefusal | 'already-started';

/** ASSIGN-R4, ASSIGN-O8: as if it had not been assigned. */
export function decideCancel(map: MapState, actor: MapActor): Decision<MapState, CancelRefusal> {
  if (!assigns(actor)) return refuse('not-assigner');
  if (!map.assignment) return refuse('map-not-assigned');
  if (!mayCancel(map)) return refuse('already-started');
  return allow({ ...map, lastCompletedOn: map.assignment.previousCompletedOn, assignment: null });
}

/** ASSIGN-R1: a lock keeps a map from being assigned; an assigned one may be locked for the time after. */
export function decideLock(
  map: MapState,
  actor: MapActor,
  locked: boolean,
): Decision<MapState, 'not-assigner'> {
  if (!assigns(actor)) return refuse('not-assigner');
  return allow({ ...map, locked });
}
