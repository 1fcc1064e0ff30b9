/** Messages to many people in one sending, whose text is stored once. */
import type { SendingPlan } from '@sheaf/rules/messaging/messages/plan-sending';
import type { Tenant } from '#platform/database/tenant';

export interface NewSending {
  kind: number;
  groupId: number | null;
  body: string;
  plan: SendingPlan;
  at: Date;
}

export const sendings = {
  async add(tenant: Tenant, { kind, groupId, body, plan, at }: NewSending): Promise<number> {
    const { id } = await tenant.db
      .insertInto('sendings')
      .values({
        congregation_id: tenant.congregationId,
        sent_by: tenant.personId,
        recipient_kind: kind,
        group_id: groupId,
        body,
        sms: plan.sms,
        emails: plan.emails,
        skipped: Object.values(plan.skipped).reduce((sum, count) => sum + count, 0),
        parts: plan.parts,
        cents: plan.cents,
        sent_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};
