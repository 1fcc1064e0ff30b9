/** What a person may set in their own profile (USERS-R4, R16, R17, R20). */
import type { Appointment } from './map-candidates.ts';
import { isMember } from './person-form.ts';

const appointed: ReadonlySet<string> = new Set<Appointment>(['elder', 'servant']);

/** USERS-R17: who gives public talks, and hears of what concerns them. */
export const hasTalks = (appointment: string): boolean => appointed.has(appointment);

export interface OwnEntry {
  address: string | null;
  emergency: string | null;
  /** Left out, it stays. */
  subscribed?: boolean | undefined;
}

/** A person's own entry as it is kept: what a guest is not asked for is not (USERS-R3), and only who gives talks chooses to hear of them. */
export const keptProfile = <Entry extends OwnEntry>(
  entry: Entry,
  before: { appointment: string; subscribed: boolean },
): Entry & { subscribed: boolean } => ({
  ...entry,
  address: isMember(before.appointment) ? entry.address : null,
  emergency: isMember(before.appointment) ? entry.emergency : null,
  subscribed: (hasTalks(before.appointment) ? entry.subscribed : undefined) ?? before.subscribed,
});

/** Whom one may name as a partner for the carts: anybody active but oneself. */
export const mayBePartner = (person: { id: number; active: boolean }, own: number): boolean =>
  person.active && person.id !== own;

/** CARTS-C10: everybody sees and chooses the own partners; those of others whoever sees or changes their records. */
export const mayTouchPartners = (
  actor: { personId: number; permissions: ReadonlySet<string> },
  personId: number,
  key: 'settings.users' | 'settings.users.edit',
): boolean => actor.personId === personId || actor.permissions.has(key);

export const highestOutline = 999;

/** Numbers as they are typed, `12, 15 30`; undefined where something else stands among them. Sorted, each once. */
export function readOutlines(typed: string): number[] | undefined {
  const words = typed.split(/[\s,;]/).filter(Boolean);
  const numbers = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 0));
  if (numbers.some((number) => number < 1)) return undefined;
  return [...new Set(numbers)].sort((a, b) => a - b);
}
