/**
 * Sets messages with an unknown outcome aside: a person decides about them, the server never repeats them.
 */
import type { Pool } from 'pg';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import { handOvers } from '#platform/outbox/hand-overs.store';
import { outbox } from '#platform/outbox/outbox.store';
import type { Platform } from '#platform/platform';

/** The charge remains, because the message may have arrived. `failure` is null for an interrupted one. */
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
 * MSG-R18: handles messages left in progress by a server that crashed or could not write. A failing
 * congregation does not stop the others; the error is thrown at the end, so that the work is retried.
 */
export async function setAsideCutOff(platform: Platform, owner: Pool): Promise<void> {
  const failures: unknown[] = [];
  for (const congregationId of await handOvers.congregationsWithCutOff(owner)) {
    const actor = { congregationId, personId: null, operation: 'outbox.setAsideCutOff' };
    try {
      await tenantTransaction(platform, actor, async (tenant) => {
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
