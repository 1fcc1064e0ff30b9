import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentDelegate } from '#contexts/reports/present-delegate';
import { delegates } from '#contexts/reports/report-delegates.store';
import type { Handler } from '#platform/handle';

/** X-DELEGATE. */
export async function listDelegates({ tenant, actor }: Handler<typeof operations.listDelegates>) {
  const own = actor.permissions.has('settings.users') ? undefined : actor.personId;
  return (await delegates.list(tenant, own)).map(presentDelegate);
}
