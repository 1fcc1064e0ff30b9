/**
 * The current reservation of an address: an ended one counts as none, even before the nightly job removes it
 * (ADDR-O3, `standing`).
 */
import { type RawBuilder, sql } from 'kysely';

/** `door` names its row, `now` is the instant as SQL. */
const timedOutText = (door: string, now: string): string =>
  `coalesce(${door}.assigned_at <= ${now} - make_interval(days => nullif((select address_timeout from address_rules), 0)), false)`;

/** Null for an unreserved address. */
export const holderText = (door: string, now: string): string =>
  `case when ${timedOutText(door, now)} then null else ${door}.assigned_to end`;

/** For the addresses as `v`. */
export function timedOut(now: Date): RawBuilder<boolean> {
  const [before, after] = timedOutText('v', '{now}').split('{now}') as [string, string];
  return sql<boolean>`${sql.raw(before)}${now}::timestamptz${sql.raw(after)}`;
}
