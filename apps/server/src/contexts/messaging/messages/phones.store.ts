/** Queries on the congregation's own phone: its account and received events. */

import { editCongregation } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

export interface AccountChange {
  user?: string | null | undefined;
  device?: string | null | undefined;
  password?: string | undefined;
  signing_key?: string | undefined;
}

export const phones = {
  /** Removes the whole account if it has no user. */
  async save(tenant: Tenant, change: AccountChange): Promise<void> {
    const given = {
      ...(change.user !== undefined && { sms_user: change.user }),
      ...(change.device !== undefined && { device: change.device }),
      ...(change.password !== undefined && { sms_pass: change.password }),
      ...(change.signing_key !== undefined && { sms_signing_key: change.signing_key }),
      ...(change.user === null && { device: null, sms_pass: null, sms_signing_key: null }),
    };
    if (Object.keys(given).length > 0) await editCongregation(tenant, given);
  },

  /** False if the event was received before. */
  async hear(tenant: Tenant, eventId: string, at: Date): Promise<boolean> {
    const row = await tenant.db
      .insertInto('sms_events')
      .values({ congregation_id: tenant.congregationId, event_id: eventId, heard_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** Deletes reports of the SMS phone after 30 days; until then a repeated report is recognised. */
export const removeExpiredEvents: ExpiredRows = async (owner, now) => {
  await owner.query('delete from sms_events where heard_at < $1', [daysBefore(now, 30)]);
};
