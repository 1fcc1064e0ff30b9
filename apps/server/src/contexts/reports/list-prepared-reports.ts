import type { reports } from '@sheaf/contract/reports/reports';
import { preparedReports } from '#contexts/reports/prepared-reports.store';
import { presentPreparedReport } from '#contexts/reports/present-prepared-report';
import type { Handler } from '#platform/handle';

/** REPORTS-X2. */
export const listPreparedReports = async ({ tenant, actor }: Handler<typeof reports.listPreparedReports>) =>
  (await preparedReports.of(tenant, actor.personId)).map(presentPreparedReport);
