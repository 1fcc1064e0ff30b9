/** Sends news about the work of one person to others, by their channel of messages. */

import { sendReminders } from '#contexts/messaging/messages/send-reminders';
import { isSwitchedOn } from '#contexts/messaging/messages/switches';
import type { Tenant } from '#platform/database/tenant';
import type { Reminder } from '#platform/reminder-source';

interface News {
  /** Kind of reminder whose switch permits paid SMS. */
  kind: Exclude<Parameters<typeof isSwitchedOn>[1], 'manual'>;
  reminders: readonly Reminder[];
  now: Date;
  /** Address of the installation, for the links of mails. */
  address: string;
}

/**
 * A paid SMS requires that messages of the kind are switched on and the balance covers it; otherwise a mail is
 * sent.
 */
export async function sendNews(tenant: Tenant, news: News): Promise<void> {
  const asked = { ...news, dryRun: false, cost: undefined };
  const pays = await isSwitchedOn(tenant, news.kind);
  const sent = await sendReminders(tenant, { ...asked, freeOnly: !pays });
  if (sent.refusal !== null && pays) await sendReminders(tenant, { ...asked, freeOnly: true });
}
