/** Applies the latest wordings to the server's answers, messages and documents (I18N-R7). */
import type { Pool } from 'pg';
import { isAllowedLine } from '#platform/built-in-lines';
import { type Changes, ofTheWorld } from '#platform/database/changes';
import type { Log } from '#platform/log';
import { layWordings } from '#platform/texts';
import { wordings } from '#platform/wordings.store';

export async function followWordings(platform: { pool: Pool; changes: Changes; log: Log }): Promise<void> {
  const { pool, changes, log } = platform;
  let turn = 0;
  const read = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    try {
      const lines = await wordings.written(pool);
      // Skips the result if a later read has started.
      if (mine === turn) layWordings(lines.filter(isAllowedLine));
    } catch (error) {
      log.warn({ err: error }, 'wordings could not be read; the former ones stand');
    }
  };
  changes.onChange((congregationId) => {
    if (congregationId === ofTheWorld) void read();
  });
  await read();
}
