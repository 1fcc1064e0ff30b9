import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import { type RawBuilder, sql } from 'kysely';

/** Duties that begin after this moment by the congregation's clock. */
export const isAhead = (wallNow: string): RawBuilder<boolean> =>
  sql<boolean>`(on_date, starts_at) > (${dateOf(wallNow)}::date, ${clockOf(wallNow)})`;
