import type { Pool } from 'pg';

/** Whether the database answers now. */
export async function askDatabase(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
