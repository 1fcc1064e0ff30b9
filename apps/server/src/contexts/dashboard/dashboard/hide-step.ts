import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { firstSteps } from '@sheaf/contract/dashboard/dashboard/settings';
import { movingInSteps } from '@sheaf/rules/dashboard/dashboard/moving-in';
import { changeSettings, lockCongregation, readSettings } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R13.4: locked, because two people may hide two steps concurrently. */
export async function hideStep({ tenant, params, body }: Handler<typeof dashboard.hideStep>) {
  await lockCongregation(tenant);
  const before = new Set((await readSettings(tenant, firstSteps)).hidden);
  if (body.hidden) before.add(params.step);
  else before.delete(params.step);
  const hidden = movingInSteps.filter((step) => before.has(step));
  await changeSettings(tenant, firstSteps, { hidden });
  return { hidden };
}
