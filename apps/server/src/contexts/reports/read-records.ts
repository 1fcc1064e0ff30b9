import type { reports as operations } from '@sheaf/contract/reports/reports';
import { presentRecordsFile } from '#contexts/reports/present-records-file';
import type { Handler } from '#platform/handle';

/** PRINT-R1. */
export const readRecords = ({ tenant, now }: Handler<typeof operations.readRecords>) =>
  presentRecordsFile(tenant, now);
