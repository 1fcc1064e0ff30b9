import type { territory } from '@sheaf/contract/territory/territory/territory';
import { recordRows } from '@sheaf/rules/territory/territory/assignment-record';
import { serviceYearOf, serviceYearSpan } from '@sheaf/rules/time/service-year';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#contexts/people/people.api';
import { assignmentRecord } from '#contexts/territory/maps/maps.api';
import { assignmentRecordPaper } from '#contexts/territory/territory/assignment-record.document';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P6, PRINT-O4: past assignments, including those of deleted people and maps. */
export async function printAssignmentRecord(call: Handler<typeof territory.printAssignmentRecord>) {
  const { tenant, query, now } = call;
  const { name, lang, zone } = await readLetterhead(tenant);
  const year = query.year ?? serviceYearOf(todayIn(zone, now.getTime()));
  const span = serviceYearSpan(year);
  const rows = recordRows(await assignmentRecord.read(tenant, span), span);
  return pdfReply(call, assignmentRecordPaper({ rows, year, span, congregation: name, lang }));
}
