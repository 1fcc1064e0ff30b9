/** Messages to many people as one act, and the terms they are sent on. */
import { automaticMessaging } from '@sheaf/contract/messages/settings';
import type { SendingPlan } from '@sheaf/rules/messages/plan-sending';
import { readSettings } from '#domains/congregations/congregations.door';
import type { Tenant } from '#platform/database/tenant';

export interface NewSending {
  kind: number;
  groupId: number | null;
  body: string;
  plan: SendingPlan;
  at: Date;
}

export const sendings = {
  /** Name, switches and country; a congregation without a country counts as Australian, like its numbers. */
  async terms(tenant: Tenant) {
    const row = await tenant.db
      .selectFrom('congregations as c')
      .leftJoin('countries as country', 'country.id', 'c.country_id')
      .select(['c.name', 'c.sms_user', 'country.code'])
      .executeTakeFirstOrThrow();
    return {
      name: row.name,
      manual: (await readSettings(tenant, automaticMessaging)).manual,
      ownPhone: row.sms_user !== null,
      countries: [row.code ?? 'AU'],
    };
  },

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
