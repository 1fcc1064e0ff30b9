/**
 * Validates a person's form: contacts in stored form, no fields that do not apply to guests, no invalid
 * values.
 */

import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { storedPhoneOf } from '@sheaf/rules/contact/typed-phone';
import { onlyAsked, wrongInPerson } from '@sheaf/rules/people/people/person-form';
import {
  readCodeOfCountry,
  readCountryCode,
  readToday,
} from '#contexts/people/congregations/congregations.api';
import { holdGroup } from '#contexts/people/groups/groups.api';
import type { PersonValues } from '#contexts/people/people/person.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

/**
 * E.164, or the typed text if uncertain; null if empty, undefined if not a number. @param country of numbers
 * without one.
 */
export const storedPhone = (typed: string | null, country: string | null): string | null | undefined =>
  typed === null ? null : storedPhoneOf(typed, country);

/**
 * Reads a number in the congregation's country. A number stored as text that returns unchanged stays text:
 * only a person who checks the reading confirms it (USERS-R29).
 */
export const readPhoneEntry = async (
  tenant: Tenant,
  typed: string | null,
  stored: string | null = null,
): Promise<string | null | undefined> => {
  if (typed !== null && typed.trim() === stored && !isSurePhone(stored)) return stored;
  return storedPhone(typed, typed === null ? null : await readCountryCode(tenant));
};

/**
 * Reads a number of a person elsewhere in the country of their congregation, or in the own country if it is
 * unknown (SPKR-R14).
 */
export async function readPhoneElsewhere(
  tenant: Tenant,
  typed: string | null,
  { stored = null, country_id }: { stored?: string | null; country_id: number | null },
): Promise<string | null | undefined> {
  if (country_id === null || typed === null) return readPhoneEntry(tenant, typed, stored);
  if (typed.trim() === stored && !isSurePhone(stored)) return stored;
  return storedPhone(typed, await readCodeOfCountry(tenant, country_id));
}

export const storedEmail = (typed: string | null): string | null => typed?.toLowerCase() ?? null;

/**
 * The values to store, or all errors by field.
 * @param was the stored person; null for a new one.
 */
export async function readPersonEntry(
  tenant: Tenant,
  given: PersonValues,
  now: Date,
  was: Pick<PersonValues, 'phone'> | null = null,
): Promise<{ values: PersonValues } | { wrong: FieldCodes }> {
  const entry = onlyAsked({ ...given, email: storedEmail(given.email) });
  const phone = await readPhoneEntry(tenant, entry.phone, was?.phone);
  const wrong: FieldCodes = {};
  if (phone === undefined) wrong.phone = ['phone-unreadable'];
  for (const { field, code } of wrongInPerson(entry, await readToday(tenant, now))) wrong[field] = [code];
  if (entry.group_id !== null && !(await holdGroup(tenant, entry.group_id)))
    wrong.group_id = ['no-such-group'];
  if (phone === undefined || Object.keys(wrong).length > 0) return { wrong };
  return { values: { ...entry, phone } };
}
