/** Who keeps an address at a moment: a reservation that timed out is none, whether or not the night came by (ADDR-O3, `standing`). */
import { type RawBuilder, sql } from 'kysely';

/** `door` names its row, `now` is the moment as SQL. */
const timedOutText = (door: string, now: string): string =>
  `coalesce(${door}.assigned_at <= ${now} - make_interval(days => nullif((select address_timeout from address_rules), 0)), false)`;

/** Null for an address that is free. */
export const holderText = (door: string, now: string): string =>
  `case when ${timedOutText(door, now)} then null else ${door}.assigned_to end`;

/** Of the addresses as `v`. */
export function timedOut(now: Date): RawBuilder<boolean> {
  const [before, after] = timedOutText('v', '{now}').split('{now}') as [string, string];
  return sql<boolean>`${sql.raw(before)}${now}::timestamptz${sql.raw(after)}`;
}
