/** What was written over the phrases: the world's, so it is read without a congregation. */
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
