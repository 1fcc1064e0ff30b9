/**
 * Decides on a map's assignment: assign, work block by block, hand off, until it ends (`map-ending.ts`;
 * ASSIGN-R1 to R5, MAPS-R5, MAPS-R8, MAPS-R12, MAPS-R13). Every decision receives the state of the map and
 * returns its changes, or one reason for refusal. Instants are milliseconds since 1970, dates `YYYY-MM-DD`.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { mayHoldMap } from '../../people/people/map-candidates.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import { type Campaign, hasCampaignName } from './campaign.ts';
import type { MapEffect } from './map-effect.ts';
import { isOpenType, type MapType } from './map-type.ts';

export interface Holding {
  /** Null for an imported name without a person. */
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
  /** The holder added the homes of the map to the list to work (ADDR-R67). */
  homesMarked: boolean;
  /**
   * In chronological order; the last one holds the map if not returned. Empty for maps opened to everybody.
   */
  holders: readonly Holding[];
  /** Earlier value of `lastCompletedOn`, restored by a cancel (ASSIGN-R4). */
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

export const assigns = (actor: MapActor): boolean => actor.permissions.has('settings.maps.assign');
export const holds = (map: MapState, actor: MapActor): boolean => holderOf(map.assignment) === actor.personId;

/** Only a custom campaign has a name (ASSIGN-R10). */
const campaignOf = (campaign: Campaign, name: string | null) => ({
  campaign,
  campaignName: hasCampaignName(campaign) ? name : null,
});

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

/**
 * ASSIGN-R1, R9, R10, R11: high-density and foreign maps open to everybody unless personal; the others need a
 * holder.
 */
export function decideAssign(map: MapState, order: AssignOrder): Decision<MapEffect, AssignRefusal> {
  if (map.assignment) return refuse('map-already-assigned');
  if (map.locked) return refuse('map-locked');
  const open = isOpenType(map.type) && !order.personal;
  if (open && order.holder) return refuse('holder-not-allowed');
  if (!open && !order.holder) return refuse('holder-required');
  if (order.holder && !mayHoldMap(order.holder)) return refuse('not-a-candidate');
  return allow({
    began: {
      personal: order.personal,
      ...campaignOf(order.campaign, order.campaignName),
      holderId: order.holder?.id ?? null,
      at: order.now,
      previousCompletedOn: map.lastCompletedOn,
    },
    told: order.holder ? [{ personId: order.holder.id, type: 'map-assigned' }] : [],
  });
}

/**
 * A request for addresses does not start the assignment (ASSIGN-O3). It shows that the map is in use
 * (MAPS-O9) if its holder makes it, or if the map is open to everybody.
 */
export const requestShowsUse = (assignment: { holderId: number | null }, personId: number): boolean =>
  assignment.holderId === null || assignment.holderId === personId;

export type BlockRefusal = 'assignment-ended' | 'not-holder' | 'no-such-block';

/**
 * MAPS-R5: toggles the block, or sets it if `completed` is given, so that a repeated action of the offline
 * queue cannot toggle it back.
 */
export function decideBlockUpdate(
  map: MapState,
  actor: MapActor,
  update: { block: number; completed?: boolean | undefined; now: number },
): Decision<MapEffect, BlockRefusal> {
  const { assignment } = map;
  if (!assignment) return refuse('assignment-ended');
  if (!holds(map, actor)) return refuse('not-holder');
  const { block, now } = update;
  if (!Number.isInteger(block) || block < 1 || block > map.totalBlocks) return refuse('no-such-block');
  const has = assignment.completedBlocks.includes(block);
  const completed = update.completed ?? !has;
  return allow(completed === has ? {} : { blocks: [{ block, completed }], worked: { at: now } });
}

/** Uncompleted blocks in ascending order. */
export const openBlocks = (totalBlocks: number, completed: readonly number[]): number[] =>
  Array.from({ length: totalBlocks }, (_, index) => index + 1).filter((block) => !completed.includes(block));

export type HandOffRefusal =
  | 'assignment-ended'
  | 'not-holder'
  | 'personal-map'
  | 'holder-not-allowed'
  | 'not-a-candidate'
  | 'same-holder';

export interface HandOff {
  to: Candidate;
  now: number;
  /** Changes of the continuing assignment by a map assigner (ASSIGN-C2); unchanged if omitted. */
  label: { personal?: boolean | undefined; campaign?: Campaign | undefined; campaignName: string | null };
}

function labelAfter(
  assignment: OpenAssignment,
  actor: MapActor,
  { personal, campaign, campaignName }: HandOff['label'],
): Pick<MapEffect, 'label'> {
  if (!assigns(actor) || (personal === undefined && campaign === undefined)) return {};
  const name = campaign === undefined ? assignment.campaignName : campaignName;
  return {
    label: {
      personal: personal ?? assignment.personal,
      ...campaignOf(campaign ?? assignment.campaign, name),
    },
  };
}

/**
 * MAPS-R8, R12, R13: the assignment keeps its blocks and dates; only map assigners move a personal map. A map
 * open to everybody cannot be handed off (ASSIGN-R9).
 */
export function decideHandOff(
  map: MapState,
  actor: MapActor,
  { to, now, label }: HandOff,
): Decision<MapEffect, HandOffRefusal> {
  const { assignment } = map;
  if (!assignment) return refuse('assignment-ended');
  if (!holds(map, actor) && !assigns(actor)) return refuse('not-holder');
  if (assignment.personal && !assigns(actor)) return refuse('personal-map');
  if (isOpenType(map.type) && !assignment.personal) return refuse('holder-not-allowed');
  if (!mayHoldMap(to)) return refuse('not-a-candidate');
  if (holderOf(assignment) === to.id) return refuse('same-holder');
  return allow({
    ...labelAfter(assignment, actor, label),
    handedTo: { personId: to.id, at: now },
    told: [{ personId: to.id, type: 'map-handed-over' }],
  });
}

/**
 * ASSIGN-R1: a locked map cannot be assigned; locking an assigned map prevents its next assignment. Undefined
 * toggles the lock.
 */
export function decideLock(
  map: MapState,
  actor: MapActor,
  locked: boolean | undefined,
): Decision<MapEffect, 'not-assigner'> {
  if (!assigns(actor)) return refuse('not-assigner');
  return allow({ locked: locked ?? !map.locked });
}
