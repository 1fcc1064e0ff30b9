import type { reports as operations } from '@sheaf/contract/reports/reports';
import { recordFiles } from '#contexts/reports/record-files.store';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** Returns the file of the job until it expires (PRINT-P11). */
export async function printRecords({ tenant, now, refuse }: Handler<typeof operations.printRecords>) {
  const pdf = await recordFiles.pdf(tenant, now);
  return pdf ? new FileReply(pdf, 'application/pdf', false) : refuse('records-not-made');
}
