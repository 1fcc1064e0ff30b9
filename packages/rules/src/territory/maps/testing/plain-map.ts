/** Simplified map for the model test: its holders, ticked blocks and completion dates. */
import { expect } from 'vitest';
import type { PermissionKey } from '../../../permissions/permission-keys.ts';
import type { Campaign } from '../campaign.ts';
import {
  type HandOff,
  holderOf,
  type MapActor,
  type MapState,
  type OpenAssignment,
} from '../map-assignment.ts';
import type { BegunAssignment, MapEffect } from '../map-effect.ts';
import { type Ending, type HandIn, mayCancel } from '../map-ending.ts';
import type { MapType } from '../map-type.ts';

export const cast = [
  { id: 1, active: true, appointment: 'elder', assigns: true },
  { id: 2, active: true, appointment: 'publisher', assigns: false },
  { id: 3, active: true, appointment: 'guest', assigns: false },
  { id: 4, active: false, appointment: 'servant', assigns: false },
  { id: 5, active: true, appointment: 'student', assigns: true },
] as const;
export const unfit: readonly number[] = [4, 5];
export type Person = (typeof cast)[number];

export interface Model {
  type: MapType;
  blocks: number;
  locked: boolean;
  day: number;
  out: {
    chain: number[];
    personal: boolean;
    ticked: Set<number>;
    worked: boolean;
    campaign: Campaign;
  } | null;
  completions: string[];
}

export interface RealMap {
  state: MapState;
}

export const instantOf = (day: number): number => day * 86_400_000;
export const dateOf = (day: number): string => new Date(instantOf(day)).toISOString().slice(0, 10);
export const blockOn = (day: number, block: number, completed: boolean | null) => ({
  block,
  completed: completed ?? undefined,
  now: instantOf(day),
});
export const handInOn = (day: number, completed: boolean): HandIn => ({
  completed,
  addressesAtStart: 0,
  addressesLeft: 0,
  today: dateOf(day),
  now: instantOf(day),
  note: null,
  blocks: [],
});
export const handOffOn = (day: number, to: Person): HandOff => ({
  to,
  now: instantOf(day),
  label: { campaignName: null },
});
export const endingOn = (day: number): Ending => ({ now: instantOf(day), sawAnother: false });
export const actorOf = (person: Person): MapActor => ({
  personId: person.id,
  permissions: new Set<PermissionKey>(person.assigns ? ['settings.maps.assign'] : ['maps.dnc']),
});
export const has = (model: Model, person: Person): boolean => model.out?.chain.at(-1) === person.id;
/** The given person, or for null the holder; the first person of the cast if nobody holds the map. */
export const who = (model: Model, by: Person | null): Person =>
  by ?? cast.find(({ id }) => id === model.out?.chain.at(-1)) ?? cast[0];
export const touches = (model: Model, person: Person): boolean => has(model, person) || person.assigns;

/** The first reason that applies, in the order of the specification; null if the command is allowed. */
export const firstOf = (reasons: [boolean, string][]): string | null =>
  reasons.find(([holds]) => holds)?.[1] ?? null;

/** Deep-freezes the input of a rule. */
export const frozen = <Value>(value: Value): Value => {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
};

function goingOn(
  assignment: OpenAssignment,
  { label, handedTo, blocks = [], worked }: MapEffect,
): OpenAssignment {
  const ticked = new Set(assignment.completedBlocks);
  for (const { block, completed } of blocks) completed ? ticked.add(block) : ticked.delete(block);
  const handed = handedTo && [
    ...assignment.holders.map((one) => ({ ...one, returnedAt: one.returnedAt ?? handedTo.at })),
    { personId: handedTo.personId, assignedAt: handedTo.at, returnedAt: null },
  ];
  return {
    ...assignment,
    ...label,
    holders: handed ?? assignment.holders,
    completedBlocks: [...ticked].sort((a, b) => a - b),
    started: assignment.started || worked !== undefined,
  };
}

const begun = ({ holderId, at, previousCompletedOn, ...label }: BegunAssignment): OpenAssignment => ({
  ...label,
  assignedAt: at,
  started: false,
  completedBlocks: [],
  homesMarked: false,
  holders: holderId === null ? [] : [{ personId: holderId, assignedAt: at, returnedAt: null }],
  previousCompletedOn,
});

/** The state of the map after the store has written an effect. */
export function applied(map: MapState, effect: MapEffect): MapState {
  const left = map.assignment && !effect.ended ? goingOn(map.assignment, effect) : null;
  return {
    ...map,
    locked: effect.locked ?? map.locked,
    lastCompletedOn: effect.lastCompletedOn === undefined ? map.lastCompletedOn : effect.lastCompletedOn,
    assignment: effect.began ? begun(effect.began) : left,
  };
}

/**
 * Compares the rules' state with the model, and checks its invariants: one holder at most, no gap between
 * two.
 */
export function compare(model: Model, state: MapState): void {
  expect(state.locked).toBe(model.locked);
  expect(state.type).toBe(model.type);
  expect(state.lastCompletedOn).toBe(model.completions.at(-1) ?? null);
  expect(state.assignment === null).toBe(model.out === null);
  expect(holderOf(state.assignment)).toBe(model.out?.chain.at(-1) ?? null);
  expect(mayCancel(state)).toBe(
    model.out !== null && (!model.out.worked || ['rural', 'high-density', 'foreign'].includes(model.type)),
  );
  if (!state.assignment || !model.out) return;
  expect(state.assignment.holders.map(({ personId }) => personId)).toEqual(model.out.chain);
  expect(state.assignment.holders.filter(({ returnedAt }) => returnedAt === null).length).toBe(
    Math.min(1, model.out.chain.length),
  );
  state.assignment.holders.forEach((holding, index, all) => {
    const next = all[index + 1];
    expect(holding.returnedAt).toBe(next ? next.assignedAt : null);
  });
  expect([...state.assignment.completedBlocks]).toEqual([...model.out.ticked].sort((a, b) => a - b));
  expect(state.assignment.started).toBe(model.out.worked);
  expect(state.assignment.personal).toBe(model.out.personal);
  expect(state.assignment.campaign).toBe(model.out.campaign);
  expect(state.assignment.campaignName).toBe(model.out.campaign === 'custom' ? 'Special' : null);
  expect(state.assignment.previousCompletedOn).toBe(model.completions.at(-1) ?? null);
}

export const begin = (type: MapType, blocks: number) => (): { model: Model; real: RealMap } => ({
  model: { type, blocks, locked: false, day: 0, out: null, completions: [] },
  real: {
    state: { type, locked: false, totalBlocks: blocks, lastCompletedOn: null, assignment: null },
  },
});
