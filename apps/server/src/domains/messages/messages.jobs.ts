/** Every hour: what gives cause for a message is told once, in the waking hours of the congregation (MSG-R12). */

import { isOverdue, timeOutDays } from '@sheaf/rules/maps/map-figures';
import {
  type AutomaticKind,
  automaticKinds,
  goesBackOn,
  isWaking,
  warnsOf,
  weekOf,
} from '@sheaf/rules/messages/automatic';
import { todayIn } from '@sheaf/rules/time/today-in';
import { automatic } from '#domains/messages/automatic.store';
import { type Draft, queueAutomatic } from '#domains/messages/queue-automatic';
import type { Tenant } from '#platform/database/tenant';
import type { JobResult, NightlyJob } from '#platform/jobs/nightly';
import { spokenDay } from '#platform/spoken-day';

type Settings = Awaited<ReturnType<typeof automatic.settings>>;
const dayMilliseconds = 86_400_000;

const drafters: Record<AutomaticKind, (tenant: Tenant, settings: Settings, now: number) => Promise<Draft[]>> =
  {
    async 'map-assigned'(tenant, _settings, now) {
      const held = await automatic.heldMaps(tenant);
      return held
        .filter(({ assigned_at }) => now - assigned_at.getTime() < dayMilliseconds)
        .map((map) => ({
          to: map,
          kind: 'map-assigned',
          effect: `map-assigned:${map.holder_id}`,
          values: { number: map.number },
        }));
    },

    async 'map-overdue'(tenant, settings, now) {
      const held = await automatic.heldMaps(tenant);
      const week = weekOf(todayIn(settings.timezone_id, now));
      return held
        .filter((map) =>
          isOverdue(
            { assignedAt: map.assigned_at.getTime(), personal: map.personal },
            settings.assigned_map_cutoff,
            now,
          ),
        )
        .map((map) => ({
          to: map,
          kind: 'map-overdue',
          effect: `map-overdue:${map.holder_id}:${week}`,
          values: { number: map.number, days: timeOutDays(map.assigned_at.getTime(), now) },
        }));
    },

    /** One message for all addresses of a person that go back on the same day. */
    async 'address-timeout'(tenant, { timezone_id: zone, address_timeout: timeout }, now) {
      const today = todayIn(zone, now);
      const drafts = new Map<string, Draft>();
      for (const kept of await automatic.keptAddresses(tenant)) {
        const date = goesBackOn(kept.kept_at.getTime(), timeout, zone);
        if (!warnsOf(date, timeout, today)) continue;
        const effect = `address-timeout:${kept.person_id}:${date}`;
        const count = Number(drafts.get(effect)?.values.count ?? 0) + 1;
        const values = { count, date: spokenDay(kept.lang, date) };
        drafts.set(effect, { to: kept, kind: 'address-timeout', effect, values });
      }
      return [...drafts.values()];
    },
  };

async function sendAutomatic(tenant: Tenant, now: Date): Promise<JobResult> {
  const settings = await automatic.settings(tenant);
  const at = now.getTime();
  const due = automaticKinds.filter(
    (kind) => settings.switches[kind] && isWaking(kind, settings.timezone_id, at),
  );
  let messages = 0;
  for (const kind of due)
    messages += await queueAutomatic(tenant, await drafters[kind](tenant, settings, at), now);
  return { written: messages };
}

export const messagesHourly: NightlyJob = { name: 'automatic-messages', run: sendAutomatic };
