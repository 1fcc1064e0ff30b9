import type { reports as operations } from '@sheaf/contract/reports/reports';
import { lockReportedPeople } from '#contexts/people/people.api';
import { presentDelegate } from '#contexts/reports/present-delegate';
import { delegates } from '#contexts/reports/report-delegates.store';
import type { Handler } from '#platform/handle';

/** Adds a delegate for the caller, or for another person with the permission for records (X-DELEGATE). */
export async function addDelegate(call: Handler<typeof operations.addDelegate>) {
  const { tenant, actor, body } = call;
  const personId = body.user_id ?? actor.personId;
  if (personId !== actor.personId && !actor.permissions.has('settings.users'))
    return call.refuse('delegate-not-yours');
  if (personId === body.delegate_id) return call.refuse('delegate-oneself');
  const [first, second] = [personId, body.delegate_id].sort((one, other) => one - other);
  const locked = [await lockReportedPeople(tenant, first!), await lockReportedPeople(tenant, second!)];
  for (const [field, id] of [
    ['user_id', personId],
    ['delegate_id', body.delegate_id],
  ] as const)
    if (!locked.some((person) => person?.id === id)) return call.invalid({ [field]: ['no-such-person'] });
  return presentDelegate(await delegates.add(tenant, personId, body.delegate_id));
}
