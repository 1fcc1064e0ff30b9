import { mayTouchAvailability } from '@sheaf/rules/people/availability/availability';
import { lockPerson } from '#contexts/people/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

interface Call {
  tenant: Tenant;
  actor: Actor;
  params: { id: number };
  refuse(code: 'availability-not-yours'): never;
  missing(): never;
}

/** Locks the person of the path, whose record the caller may change (AVAIL-R5). */
export async function lockTouchedPerson({ tenant, actor, params, refuse, missing }: Call): Promise<number> {
  if (!mayTouchAvailability(actor, params.id)) return refuse('availability-not-yours');
  return (await lockPerson(tenant, params.id))?.id ?? missing();
}
