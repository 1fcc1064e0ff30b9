/** Fields and validation of the person form (USERS-R1 to R5, R22). */
import { isUsableEmail } from '../../contact/email.ts';
import type { Gender } from './gender.ts';

/** Names and gender in the unsaved form. */
export interface NamedEntry {
  first_name: string;
  last_name: string;
  gender: Gender | null;
}

/** A person needs names and gender (USERS-R1, USERS-R22). */
export const canSavePerson = (entry: NamedEntry): boolean => canSaveProfile(entry) && entry.gender !== null;

/** A profile needs names (USERS-R4). */
export const canSaveProfile = (entry: Pick<NamedEntry, 'first_name' | 'last_name'>): boolean =>
  entry.first_name.trim() !== '' && entry.last_name.trim() !== '';

/** Fields that do not apply to guests (USERS-R3). */
export interface MemberFields {
  group_id: number | null;
  address: string | null;
  emergency: string | null;
  dob: string | null;
  doi: string | null;
  pioneer: boolean;
  special_pioneer: boolean;
  aux: boolean;
}

export const isMember = (appointment: string): boolean => appointment !== 'guest';

/** Removes the member fields from a guest's entry (USERS-R3). */
export const onlyAsked = <Entry extends MemberFields & { appointment: string }>(entry: Entry): Entry =>
  isMember(entry.appointment)
    ? entry
    : {
        ...entry,
        group_id: null,
        address: null,
        emergency: null,
        dob: null,
        doi: null,
        pioneer: false,
        special_pioneer: false,
        aux: false,
      };

export interface Pioneering {
  pioneer: boolean;
  special_pioneer: boolean;
}

/** Switching one on switches the other off (USERS-R5). */
export const switchPioneer = (now: Pioneering, kind: keyof Pioneering, on: boolean): Pioneering =>
  on
    ? { pioneer: kind === 'pioneer', special_pioneer: kind === 'special_pioneer' }
    : { ...now, [kind]: false };

export interface CheckedEntry extends Pioneering {
  email: string | null;
  dob: string | null;
  doi: string | null;
}

export interface WrongField {
  field: 'email' | 'special_pioneer' | 'dob' | 'doi';
  code: 'email-unusable' | 'one-pioneering' | 'date-ahead' | 'before-birth';
}

/** Returns all problems, one per field. @param today in the congregation's time zone. */
export function wrongInPerson(entry: CheckedEntry, today: string): WrongField[] {
  const { email, dob, doi } = entry;
  const wrong: WrongField[] = [];
  if (email !== null && !isUsableEmail(email)) wrong.push({ field: 'email', code: 'email-unusable' });
  if (entry.pioneer && entry.special_pioneer)
    wrong.push({ field: 'special_pioneer', code: 'one-pioneering' });
  if (dob !== null && dob > today) wrong.push({ field: 'dob', code: 'date-ahead' });
  if (doi !== null && doi > today) wrong.push({ field: 'doi', code: 'date-ahead' });
  else if (dob !== null && doi !== null && doi <= dob) wrong.push({ field: 'doi', code: 'before-birth' });
  return wrong;
}
