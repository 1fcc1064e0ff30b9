import type { reports as operations } from '@sheaf/contract/reports/reports';
import { decideRemind } from '@sheaf/rules/reports/reminders';
import { sendReminders } from '#contexts/messaging/messaging.api';
import { readToday } from '#contexts/people/people.api';
import { missingOf, peopleReporting } from '#contexts/reports/missing-reports';
import { reminderOf } from '#contexts/reports/report-reminders';
import { readReportingRight } from '#contexts/reports/reporting-right';
import type { Handler } from '#platform/handle';

/**
 * Previews or sends reminders, planned alike. 422 for a person outside the caller's reporting scope (MSG-O3).
 */
export async function remindMissing(call: Handler<typeof operations.remindMissing>) {
  const { tenant, actor, body, now, platform } = call;
  const today = await readToday(tenant, now);
  const decision = decideRemind(body.month, today);
  if (!decision.allowed) return call.refuse(decision.reason);
  const people = await peopleReporting(tenant, await readReportingRight(tenant, actor));
  const asked = body.user_id === undefined ? people : people.filter(({ id }) => id === body.user_id);
  if (body.user_id !== undefined && asked.length === 0) return call.invalid({ user_id: ['no-such-person'] });
  const missing = await missingOf(tenant, asked, body.month);
  const { reached: _, ...told } = await sendReminders(tenant, {
    kind: 'report-missing',
    reminders: missing.map(({ id }) => reminderOf(id, body.month, today)),
    dryRun: body.dry_run,
    cost: body.cost,
    now,
    address: platform.settings.address,
  });
  if (!body.dry_run && told.refusal) return call.refuse(told.refusal);
  return { dry_run: body.dry_run, missing: missing.length, ...told };
}
