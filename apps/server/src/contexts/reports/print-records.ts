import type { reports as operations } from '@sheaf/contract/reports/reports';
import { recordFiles } from '#contexts/reports/record-files.store';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** PRINT-P11: what the job made, while it is kept. */
export async function printRecords({ tenant, now, refuse }: Handler<typeof operations.printRecords>) {
  const pdf = await recordFiles.pdf(tenant, now);
  return pdf ? new FileReply(pdf, 'application/pdf', false) : refuse('records-not-made');
}
