import type { ExpiredRows } from '#platform/retention-source';

/** EXPORT-R5: removes files after their end, and failed exports a day later. */
export const removeExpiredExports: ExpiredRows = async (owner, now) => {
  await owner.query(
    `delete from congregation_exports where expires_at <= $1 or (state = 'failed' and created_at < $1 - interval '1 day')`,
    [now],
  );
};
