/** The congregation's key for signing unsubscribe links. */
import { randomBytes } from 'node:crypto';
import type { Tenant } from '#platform/database/tenant';

export const mailKeys = {
  async read(tenant: Tenant): Promise<Buffer | undefined> {
    const row = await tenant.db.selectFrom('mail_keys').select('secret').executeTakeFirst();
    return row?.secret;
  },

  /** The first key remains: links in old mails are signed with it. */
  async keep(tenant: Tenant): Promise<Buffer> {
    const known = await mailKeys.read(tenant);
    if (known) return known;
    await tenant.db
      .insertInto('mail_keys')
      .values({ congregation_id: tenant.congregationId, secret: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await mailKeys.read(tenant))!;
  },
};
