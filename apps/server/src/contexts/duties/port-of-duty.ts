import type { DutyRow } from '#contexts/duties/duties.store';
import { holdQualifiedPeople } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { DutyPort } from '#platform/duty-port';
import type { Platform } from '#platform/platform';

export type Port = DutyPort | 'programme';

interface PortContext {
  actor: Actor;
  platform: Pick<Platform, 'registry'>;
}

/**
 * Undefined if no domain fills this kind, the caller lacks the permission, or a visit suspends the duty; it is
 * then answered like a missing one.
 */
export function portOf({ actor, platform }: PortContext, row: DutyRow): Port | undefined {
  if (row.suspended) return undefined;
  if (row.qualification !== null)
    return actor.permissions.has('schedules.meetings.assign') ? 'programme' : undefined;
  return platform.registry.dutyPorts.find(
    ({ kinds, permission }) =>
      permission !== null && kinds.includes(row.kind) && actor.permissions.has(permission),
  );
}

/** Undefined if no domain fills this kind. */
export const portOfKind = ({ registry }: Pick<Platform, 'registry'>, row: DutyRow): Port | undefined =>
  row.qualification === null ? registry.dutyPorts.find(({ kinds }) => kinds.includes(row.kind)) : 'programme';

/** Whether the person is active and may have the duty. Locks the person until the transaction ends. */
export async function fitsDuty(tenant: Tenant, port: Port, row: DutyRow, personId: number): Promise<boolean> {
  const [person] = await holdQualifiedPeople(tenant, [personId]);
  if (!person?.active) return false;
  if (port === 'programme') return person.qualified_parts.includes(row.qualification!);
  return (await port.eligible(tenant, row)).includes(personId);
}

/** Whether the caller may assign the duty to this active person. Locks the person until the transaction ends. */
export async function isEligible(
  { tenant, ...context }: PortContext & { tenant: Tenant },
  row: DutyRow,
  personId: number,
): Promise<boolean> {
  const port = portOf(context, row);
  return port !== undefined && fitsDuty(tenant, port, row, personId);
}
