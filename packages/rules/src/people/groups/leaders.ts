/** Eligibility of field service group leaders (GROUPS-R2, GROUPS-R3, GROUPS-R8, GROUPS-R9). */
import { allow, type Decision, refuse } from '../../decision.ts';
import type { Gender } from '../people/gender.ts';
import type { Appointment } from '../people/map-candidates.ts';

export interface Leader {
  id: number;
  active: boolean;
  gender: Gender;
  appointment: string;
}

const overseers: ReadonlySet<string> = new Set<Appointment>(['servant', 'elder']);
const assistants: ReadonlySet<string> = new Set<Appointment>(['publisher', 'servant', 'elder']);

export const mayOversee = (person: Pick<Leader, 'active' | 'appointment'>): boolean =>
  person.active && overseers.has(person.appointment);

export const mayAssist = (person: Omit<Leader, 'id'>): boolean =>
  person.active && person.gender === 'brother' && assistants.has(person.appointment);

export type LeaderKind = 'overseer' | 'assistant';

export const isFitToLead = (kind: LeaderKind, person: Leader): boolean =>
  kind === 'overseer' ? mayOversee(person) : mayAssist(person);

/**
 * Whether a leader's record may change under GROUPS-R2 and GROUPS-R3. A leader who was ineligible before may
 * still be edited.
 */
export const staysFitToLead = (kind: LeaderKind, before: Leader, after: Leader): boolean =>
  isFitToLead(kind, after) || !isFitToLead(kind, before);

export type LeadRefusal = 'leads-group' | 'leader-unfit';

export interface GroupedLeader extends Leader {
  group_id: number | null;
}

/**
 * A leader stays in the group and eligible (GROUPS-R8). @param kind role in the group; undefined for none.
 */
export function decideLeaderEdit<Edited extends GroupedLeader>(
  kind: LeaderKind | undefined,
  before: GroupedLeader,
  after: Edited,
): Decision<Edited, LeadRefusal> {
  if (kind === undefined) return allow(after);
  if (before.group_id !== null && after.group_id !== before.group_id) return refuse('leads-group');
  return staysFitToLead(kind, before, after) ? allow(after) : refuse('leader-unfit');
}

export interface WrongLeader {
  field: 'overseer_id' | 'assistant_id';
  code: 'not-an-overseer' | 'not-an-assistant' | 'same-leader' | 'leads-another-group';
}

/**
 * Returns the first problem of the proposed leaders.
 *
 * @param elsewhere ids of leaders of other groups; a leader is a member of their group, and nobody is a
 * member of two.
 */
export function wrongInLeaders(
  overseer: Leader,
  assistant: Leader | null,
  elsewhere: ReadonlySet<number>,
): WrongLeader | null {
  if (!mayOversee(overseer)) return { field: 'overseer_id', code: 'not-an-overseer' };
  if (elsewhere.has(overseer.id)) return { field: 'overseer_id', code: 'leads-another-group' };
  if (!assistant) return null;
  if (assistant.id === overseer.id) return { field: 'assistant_id', code: 'same-leader' };
  if (!mayAssist(assistant)) return { field: 'assistant_id', code: 'not-an-assistant' };
  return elsewhere.has(assistant.id) ? { field: 'assistant_id', code: 'leads-another-group' } : null;
}
