/** Messages with a status report from a provider or the congregation's own phone. */
import type { MessageState } from '@sheaf/rules/messaging/messages/delivery';
import type { ReportEffect } from '@sheaf/rules/messaging/messages/twilio-report';
import type { Tenant } from '#platform/database/tenant';

export interface ReportedRow {
  id: number;
  state: MessageState;
  providerId: string | null;
  cents: number;
  beingHandedOver: boolean;
}

export const reportedMessages = {
  /** Found by our reference, even before the gateway's answer is stored. */
  async lockOfPhone(
    tenant: Tenant,
    reference: string,
  ): Promise<{ id: number; state: MessageState } | undefined> {
    const [, congregation, id, again = 0] = /^(\d+)\.(\d{1,16})(?:\.(\d{1,4}))?$/.exec(reference) ?? [];
    const row = await tenant.db
      .selectFrom('outgoing_messages')
      .select(['id', 'state'])
      .where((is) =>
        is.or([
          is('provider_id', '=', reference),
          ...(Number(congregation) === tenant.congregationId
            ? [
                is
                  .and({ id: Number(id), channel: 'sms', again: Number(again) })
                  .and('provider_id', 'is', null),
              ]
            : []),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    return row && { id: row.id, state: row.state };
  },

  async setState(tenant: Tenant, id: number, state: MessageState, at: Date): Promise<void> {
    await tenant.db
      .updateTable('outgoing_messages')
      .set({
        state,
        handing_since: null,
        next_try_at: null,
        ...(state === 'delivered' && { delivered_at: at, failure: null }),
      })
      .where('id', '=', id)
      .execute();
  },

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
    return { ...rest, state: row.state, beingHandedOver: handing_since !== null };
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
