/** Fields that people may change in their own profile (USERS-R4, R16, R17, R20). */
import type { Appointment } from './map-candidates.ts';
import { isMember } from './person-form.ts';

const appointed: ReadonlySet<string> = new Set<Appointment>(['elder', 'servant']);

/** Speakers of public talks; they may subscribe to talk notifications (USERS-R17). */
export const hasTalks = (appointment: string): boolean => appointed.has(appointment);

export interface OwnEntry {
  address: string | null;
  emergency: string | null;
  /** Unchanged if omitted. */
  subscribed?: boolean | undefined;
}

/**
 * Own entry to store, without fields that do not apply to guests (USERS-R3), and with a talk subscription
 * only for people who give talks.
 */
export const keptProfile = <Entry extends OwnEntry>(
  entry: Entry,
  before: { appointment: string; subscribed: boolean },
): Entry & { subscribed: boolean } => ({
  ...entry,
  address: isMember(before.appointment) ? entry.address : null,
  emergency: isMember(before.appointment) ? entry.emergency : null,
  subscribed: (hasTalks(before.appointment) ? entry.subscribed : undefined) ?? before.subscribed,
});

/** Active people other than oneself may be cart partners. */
export const mayBePartner = (person: { id: number; active: boolean }, own: number): boolean =>
  person.active && person.id !== own;

/**
 * Own partners may be viewed and chosen by everybody, those of others with the permission for their records
 * (CARTS-C10).
 */
export const mayTouchPartners = (
  actor: { personId: number; permissions: ReadonlySet<string> },
  personId: number,
  key: 'settings.users' | 'settings.users.edit',
): boolean => actor.personId === personId || actor.permissions.has(key);

export const highestOutline = 999;

/** Parses typed numbers, `12, 15 30`, into a sorted list without duplicates; undefined for other text. */
export function readOutlines(typed: string): number[] | undefined {
  const words = typed.split(/[\s,;]/).filter(Boolean);
  const numbers = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 0));
  if (numbers.some((number) => number < 1)) return undefined;
  return [...new Set(numbers)].sort((a, b) => a - b);
}
