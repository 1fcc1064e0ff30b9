import type { DutyRow } from '#contexts/duties/duties.store';
import type { Actor } from '#platform/actor';
import type { DutyPort } from '#platform/duty-port';
import type { Platform } from '#platform/platform';

export type Port = DutyPort | 'programme';

interface PortContext {
  actor: Actor;
  platform: Pick<Platform, 'registry'>;
}

/**
 * Undefined if no domain fills this kind, or the caller lacks the permission; the duty is then answered like
 * a missing one.
 */
export function portOf({ actor, platform }: PortContext, row: DutyRow): Port | undefined {
  if (row.qualification !== null)
    return actor.permissions.has('schedules.meetings.assign') ? 'programme' : undefined;
  return platform.registry.dutyPorts.find(
    ({ kinds, permission }) => kinds.includes(row.kind) && actor.permissions.has(permission),
  );
}
