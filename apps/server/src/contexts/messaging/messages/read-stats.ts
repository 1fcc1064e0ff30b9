import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import type { messages } from '@sheaf/contract/messaging/messages/messages';
import {
  estimateCents,
  kindsOfModule,
  type StatKind,
  statKinds,
} from '@sheaf/rules/automatic-messages/automatic';
import { responsibilityEstimate } from '@sheaf/rules/meetings/responsibilities/reminders';
import { reminderTimings } from '@sheaf/rules/meetings/responsibilities/settings';
import { readSendingTerms } from '#contexts/messaging/messages/sending-terms';
import { readSwitches } from '#contexts/messaging/messages/switches';
import { readLetterhead, readSettings } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { balances } from '#platform/outbox/balance.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';

const monthMilliseconds = 30 * 86_400_000;

/** One line for each kind; manual messages and invitations are estimated by last month's number (MSG-O4). */
export async function readStats({ tenant, now, platform }: Handler<typeof messages.readStats>) {
  const since = new Date(now.getTime() - monthMilliseconds);
  const switches = await readSwitches(tenant);
  const { zone } = await readLetterhead(tenant);
  const { ownPhone } = await readSendingTerms(tenant);
  const sent = await sentMessages.countByKind(tenant, since);
  const causes = new Map<StatKind, number>();
  for (const { kind, causesSince } of platform.registry.dueReminders)
    causes.set(kind, await causesSince(tenant, since, { now, zone }));
  const duties = await readSettings(tenant, responsibilitiesSchedule);
  const attendants = duties.on ? responsibilityEstimate(reminderTimings.decode(duties.reminder_timing)) : 0;
  const rows = statKinds.map((kind) => {
    const count = sent.get(kind === 'invites' ? 'link' : kind) ?? 0;
    const expected = causes.get(kind) ?? count;
    const cents = kind === 'attendant-duty' ? attendants : estimateCents(kind, expected);
    return { kind, sent: count, expected, estimate: ownPhone ? 0 : cents };
  });
  const total = rows.reduce((sum, row) => sum + row.estimate, 0);
  const of = (...kinds: string[]): number => kinds.reduce((sum, kind) => sum + (sent.get(kind) ?? 0), 0);
  const byModule = {
    invites: of('link'),
    manual: of('manual'),
    carts: of(...kindsOfModule('carts')),
    maps: of(...kindsOfModule('maps')),
    groups: of(...kindsOfModule('groups')),
    reports: of(...kindsOfModule('reports')),
    attendants: of(...kindsOfModule('attendants')),
  };
  return { ...byModule, switches, rows, total, balance: await balances.read(tenant) };
}
