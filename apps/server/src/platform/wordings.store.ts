/** Wordings that override phrases; they belong to the world, so no congregation is needed. */
import type { Pool } from 'pg';
import type { WrittenLine } from '#platform/texts';

export const wordings = {
  async written(pool: Pool): Promise<WrittenLine[]> {
    const { rows } = await pool.query<WrittenLine>(
      'select iso, category, key, text from written_wordings order by iso, category, key',
    );
    return rows;
  },
};
