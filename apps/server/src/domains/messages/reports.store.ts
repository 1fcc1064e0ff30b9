/** Messages that a provider reports of. */
import type { MessageState } from '@sheaf/rules/messages/delivery';
import type { ReportEffect } from '@sheaf/rules/messages/twilio-report';
import type { Tenant } from '#platform/database/tenant';

export interface ReportedRow {
  id: number;
  state: MessageState;
  providerId: string | null;
  cents: number;
  beingHandedOver: boolean;
}

export const reports = {
  async lock(tenant: Tenant, id: number): Promise<ReportedRow | undefined> {
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select(['id', 'state', 'provider_id as providerId', 'cents', 'handing_since'])
      .where('id', '=', id)
      .where('channel', '=', 'sms')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { handing_since, ...rest } = row;
    return { ...rest, state: row.state as MessageState, beingHandedOver: handing_since !== null };
  },

  async apply(tenant: Tenant, id: number, effect: ReportEffect, sid: string, at: Date): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set((row) => ({
        state: effect.state,
        provider_id: sid,
        failure: null,
        next_try_at: null,
        handing_since: null,
        sent_at: row.fn.coalesce('sent_at', row.val(at)),
        ...(effect.state === 'delivered' && { delivered_at: at }),
      }))
      .where('id', '=', id)
      .execute();
  },

  async noteFailure(tenant: Tenant, id: number, failure: string): Promise<void> {
    await tenant.db.updateTable('outgoing_messages').set({ failure }).where('id', '=', id).execute();
  },
};
