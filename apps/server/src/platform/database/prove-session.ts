/** Verifies that an owner connection is one session: migrations and the job queue lock and listen on it. */
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { poolerSentence } from '#platform/database/explain-connection';
import { notifyAtOnce } from '#platform/database/listening-line';

const longestMilliseconds = 3000;

/** @throws with a sentence if a notification of one connection does not reach another one. */
export async function assertSession(owner: Pool): Promise<void> {
  const channel = `sheaf_${randomBytes(8).toString('hex')}`;
  const [listener, speaker] = [await owner.connect(), await owner.connect()];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const heard = new Promise<boolean>((resolve) => {
      listener.on('notification', (notification) => resolve(notification.channel === channel));
      timer = setTimeout(() => resolve(false), longestMilliseconds);
    });
    await listener.query(`listen ${channel}`);
    await speaker.query(notifyAtOnce, [channel, '']);
    if (!(await heard)) throw new Error(poolerSentence);
  } finally {
    clearTimeout(timer);
    // Destroyed, because its LISTEN must not reach the next user of the connection.
    listener.release(true);
    speaker.release();
  }
}
