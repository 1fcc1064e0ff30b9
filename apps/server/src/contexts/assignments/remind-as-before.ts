/** Sends news of a duty by SMS, push or mail if a reminder of that duty was sent. */
import { type DutyReminderKind, dutyReminders, namesDuty } from '@sheaf/rules/duties/reminders';
import { responsibilityReminders } from '@sheaf/rules/meetings/responsibilities/reminders';
import { sendReminders } from '#contexts/messaging/messaging.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform } from '#platform/jobs/nightly';
import { sentMessages } from '#platform/outbox/sent-messages.store';

export interface ReminderContext {
  tenant: Tenant;
  platform: JobPlatform;
  now: Date;
}

interface News {
  personId: number;
  dutyId: number;
  /** Key of the notification: the same key is sent only once. */
  effect: string;
  phrase: string;
  values: (lang: string) => Record<string, string>;
}

type Kind = DutyReminderKind | keyof typeof responsibilityReminders;

const kinds = [...Object.keys(dutyReminders), ...Object.keys(responsibilityReminders)] as Kind[];

/** Other messages share the kind of the reminder; their effect has another prefix. */
const isReminderOf = (kind: Kind, effect: string, { dutyId, personId }: News): boolean =>
  effect.startsWith(`${kind}:`) &&
  (kind === 'attendant-duty' ? effect.endsWith(`:${dutyId}:${personId}`) : namesDuty(effect, dutyId));

/** Sends nothing if no reminder named the duty. */
export async function remindAsBefore({ tenant, platform, now }: ReminderContext, news: News): Promise<void> {
  const { personId, effect, phrase, values } = news;
  for (const kind of kinds) {
    const effects = await sentMessages.effectsOf(tenant, kind, [personId]);
    if (!effects.some((told) => isReminderOf(kind, told, news))) continue;
    const asked = { kind, reminders: [{ personId, effect, phrase, values }], dryRun: false };
    await sendReminders(tenant, { ...asked, cost: undefined, now, address: platform.settings.address });
    return;
  }
}
