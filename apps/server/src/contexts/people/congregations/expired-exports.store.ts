import type { ExpiredRows } from '#platform/retention-source';

/** EXPORT-R5: nobody reaches a file after its end; the night removes it, and what failed a day later. */
export const removeExpiredExports: ExpiredRows = async (owner, now) => {
  await owner.query(
    `delete from congregation_exports where expires_at <= $1 or (state = 'failed' and created_at < $1 - interval '1 day')`,
    [now],
  );
};
