/** Messages of which nobody knows whether they arrived: a person decides what becomes of them, the machine never repeats them. */
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import { handOvers } from '#platform/outbox/hand-overs.store';
import { outbox } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

/** What it cost stays charged, as it may have arrived. `failure` is null where it was cut off. */
export async function setAsideUnsure(
  tenant: Tenant,
  id: number,
  failure: string | null,
  at: Date,
): Promise<void> {
  await outbox.markUnsure(tenant, id, failure);
  await outbox.note(tenant, id, 'unsure', at, failure);
  await notifyOfMessage(tenant, 'message-unsure', id, at);
}

/**
 * MSG-R18: what a server that died, or could not write any more, left under way. One congregation's failure stops nobody else's
 * work; it is thrown at the end, so that the work is tried again.
 */
export async function setAsideCutOff(platform: Platform, owner: Pool): Promise<void> {
  const failures: unknown[] = [];
  for (const congregationId of await handOvers.congregationsWithCutOff(owner)) {
    const act = { congregationId, personId: null, operation: 'outbox.setAsideCutOff' };
    try {
      await tenantTransaction(platform, act, async (tenant) => {
        for (const id of await handOvers.lockCutOff(tenant))
          await setAsideUnsure(tenant, id, null, platform.clock());
      });
    } catch (error) {
      failures.push(error);
      platform.log.error({ err: error }, 'what was cut off could not be set aside');
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} congregations failed`, { cause: failures[0] });
}
