/** Who sees, takes and completes a slot: one occurrence of a task, or one time of a helper sheet (X-TASKS). */
import { allow, type Decision, refuse } from '../decision.ts';
import { type Extent, isInExtent } from '../events/extent.ts';
import type { TaskTakers } from './task-kind.ts';

export const slotStates = ['open', 'done', 'skipped'] as const;
export type SlotState = (typeof slotStates)[number];

/** Who may have a place. A slot of a deleted task is for nobody. */
export type SlotAudience =
  | { of: 'task'; takers: TaskTakers; people: readonly number[] }
  | { of: 'sheet'; audience: Extent; selfSignup: boolean; closesOn: string | null }
  | { of: 'nothing' };

export interface SlotTerms {
  state: SlotState;
  /** Last day, `YYYY-MM-DD`. */
  lastOn: string;
  /** Group whose turn it is; null if it is the turn of no group. */
  groupId: number | null;
  audience: SlotAudience;
  /** People in the places; null for an open place. */
  people: readonly (number | null)[];
}

export interface SlotPerson {
  id: number;
  appointment: string;
  pioneer: boolean;
  special_pioneer: boolean;
  group_id: number | null;
}

export interface SlotActor extends SlotPerson {
  /** Ids of the groups that the person leads. */
  leads: readonly number[];
  /** Has settings.tasks. */
  keeps: boolean;
}

/** Whether the person may have a place, taken or assigned. */
export function mayHelp({ groupId, audience }: SlotTerms, person: SlotPerson): boolean {
  if (audience.of === 'nothing') return false;
  if (audience.of === 'sheet') return isInExtent(audience.audience, person);
  if (audience.takers === 'people') return audience.people.includes(person.id);
  if (audience.takers === 'groups') return groupId !== null && person.group_id === groupId;
  return true;
}

/** Whether people still take places of a sheet themselves. */
export const isSignupOpen = (audience: SlotAudience, today: string): boolean =>
  audience.of !== 'sheet' ||
  (audience.selfSignup && (audience.closesOn === null || today <= audience.closesOn));

const isOver = ({ state, lastOn }: SlotTerms, today: string): boolean => state !== 'open' || lastOn < today;

export type TakeRefusal = 'place-taken' | 'sheet-closed' | 'not-yours' | 'slot-over';

/** @returns the position of the place; the person's own if they have one. */
export function decideTake(
  slot: SlotTerms,
  person: SlotPerson,
  today: string,
): Decision<number, TakeRefusal> {
  if (isOver(slot, today)) return refuse('slot-over');
  const own = slot.people.indexOf(person.id);
  if (own >= 0) return allow(own);
  if (!mayHelp(slot, person)) return refuse('not-yours');
  if (!isSignupOpen(slot.audience, today)) return refuse('sheet-closed');
  const free = slot.people.indexOf(null);
  return free >= 0 ? allow(free) : refuse('place-taken');
}

export type LeaveRefusal = Exclude<TakeRefusal, 'place-taken'>;

/** After `closes_on` only the keeper empties a place of a sheet. @returns the position of the place. */
export function decideLeave(
  slot: SlotTerms,
  personId: number,
  today: string,
): Decision<number, LeaveRefusal> {
  const own = slot.people.indexOf(personId);
  if (own < 0) return refuse('not-yours');
  if (isOver(slot, today)) return refuse('slot-over');
  return isSignupOpen(slot.audience, today) ? allow(own) : refuse('sheet-closed');
}

const isOwn = ({ people, groupId }: SlotTerms, { id, group_id }: SlotPerson): boolean =>
  people.includes(id) || (groupId !== null && groupId === group_id);

/** Own slots and those of the own group, slots with a place to take, and for the keeper all slots. */
export const maySeeSlot = (slot: SlotTerms, actor: SlotActor, today: string): boolean =>
  actor.keeps ||
  isOwn(slot, actor) ||
  (slot.groupId !== null && actor.leads.includes(slot.groupId)) ||
  decideTake(slot, actor, today).allowed;

/** People with a place, and leaders of the group whose turn it is, tick the list and mark it as done. */
export const mayComplete = ({ people, groupId }: SlotTerms, { id, leads, keeps }: SlotActor): boolean =>
  keeps || people.includes(id) || (groupId !== null && leads.includes(groupId));

export type DoneRefusal = 'not-yours' | 'slot-over';

/** A skipped slot is not done; a past one still is. */
export function decideDone(slot: SlotTerms, actor: SlotActor): Decision<null, DoneRefusal> {
  if (!mayComplete(slot, actor)) return refuse('not-yours');
  return slot.state === 'skipped' ? refuse('slot-over') : allow(null);
}
