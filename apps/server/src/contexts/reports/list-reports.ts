import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentReport } from '#contexts/reports/present-report';
import { reports } from '#contexts/reports/reports.store';
import { asksForOrder } from '#platform/arrange-rows';
import type { Handler } from '#platform/handle';
import { PageReply } from '#platform/replies';

/** REPORTS-C1, REPORTS-R6. */
export async function listReports({ tenant, actor, query }: Handler<typeof operations.listReports>) {
  const own = actor.permissions.has('settings.users') ? undefined : actor.personId;
  const { page, per_page: perPage } = query;
  if (asksForOrder(query)) return (await reports.list(tenant, own)).map(presentReport);
  const rows = await reports.page(tenant, page, perPage, own);
  return new PageReply(rows.map(presentReport), await reports.count(tenant, own), page, perPage);
}
