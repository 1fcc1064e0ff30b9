import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { surePhone } from '@sheaf/rules/contact/typed-phone';
import { spansSince } from '@sheaf/rules/meetings/speakers/away-spans';
import { lastFirst } from '@sheaf/rules/meetings/speakers/last-first';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
import type { SpeakerRow } from '#contexts/meetings/speakers/speakers.store';
import { allCountries, awayBetween, readCountryCode, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

interface SpeakerContext {
  tenant: Tenant;
  now: Date;
}

const lastDay = '9999-12-31';

/** Days away of own people; manual entries have theirs in their row. */
async function awayOf(tenant: Tenant, rows: readonly SpeakerRow[], today: string) {
  const own = rows.filter((row) => row.congregation_id === tenant.congregationId).map(({ id }) => id);
  if (own.length === 0) return [];
  return awayBetween(tenant, own, today, lastDay);
}

/** SPKR-R14: E.164 of numbers stored as text, parsed in the current country of their congregation. */
async function phoneReadings(
  tenant: Tenant,
  rows: readonly SpeakerRow[],
  hosts: Awaited<ReturnType<typeof directory.among>>,
): Promise<(row: SpeakerRow) => string | null> {
  const isText = ({ kept, phone }: SpeakerRow): boolean => kept && phone !== null && !isSurePhone(phone);
  if (!rows.some(isText)) return () => null;
  const codes = new Map((await allCountries(tenant)).map(({ id, code }) => [id, code]));
  const home = await readCountryCode(tenant);
  return (row) => {
    const country = codes.get(hosts.get(row.congregation_id)?.country_id ?? 0) ?? home;
    return isText(row) ? (surePhone(row.phone!, country)?.phone ?? null) : null;
  };
}

/** Sorted by last name. */
export async function presentSpeakers(presenting: SpeakerContext, rows: readonly SpeakerRow[]) {
  const { tenant, now } = presenting;
  const today = await readToday(tenant, now);
  const hosts = await directory.among(tenant, [...new Set(rows.map((row) => row.congregation_id))]);
  const titled = await outlinesOf(tenant);
  const away = await awayOf(tenant, rows, today);
  const readingOf = await phoneReadings(tenant, rows, hosts);
  return rows
    .map((row) => ({
      id: row.id,
      congregation_id: row.congregation_id,
      congregation: hosts.get(row.congregation_id)?.name ?? '',
      full_name: row.full_name,
      last_first: row.last_first ?? lastFirst(row.full_name),
      email: row.email,
      phone: row.phone,
      phone_reading: readingOf(row),
      appointment: row.appointment,
      outlines: titled(row.outlines),
      away_dates: row.kept
        ? spansSince(row.away, today)
        : away
            .filter((span) => span.person_id === row.id)
            .map(({ start_date, end_date }) => ({ start_date, end_date })),
      editable: row.kept,
      version: row.version,
    }))
    .sort((a, b) => a.last_first.localeCompare(b.last_first) || a.id - b.id);
}
