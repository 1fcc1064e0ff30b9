import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import { type RawBuilder, sql } from 'kysely';

/** Condition for duties that begin after this local time of the congregation. */
export const isAhead = (wallNow: string): RawBuilder<boolean> =>
  sql<boolean>`(on_date, starts_at) > (${dateOf(wallNow)}::date, ${clockOf(wallNow)})`;
