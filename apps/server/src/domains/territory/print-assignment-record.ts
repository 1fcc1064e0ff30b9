import type { territory } from '@sheaf/contract/territory';
import { type RecordedMap, recordRows } from '@sheaf/rules/territory/assignment-record';
import { serviceYearOf, serviceYearSpan } from '@sheaf/rules/time/service-year';
import { todayIn } from '@sheaf/rules/time/today-in';
import { assignmentRecordPaper } from '#domains/territory/assignment-record.document';
import { assignmentRecord, type StoredRecord } from '#domains/territory/assignment-record.store';
import { letterhead } from '#platform/documents/letterhead.store';
import { FileReply, type Handler } from '#platform/handle';

/** What the first assignment of the sheet found; without one, what the map says now, if that was before. */
const asRecorded = (map: StoredRecord, from: string): RecordedMap => {
  const [first] = map.assignments;
  const before = map.last_completed !== null && map.last_completed < from ? map.last_completed : null;
  return { ...map, completedBefore: first ? first.completedBefore : before };
};

/** PRINT-P6, PRINT-O4: assignments as they were, also of people and maps that are gone. */
export async function printAssignmentRecord(call: Handler<typeof territory.printAssignmentRecord>) {
  const { tenant, platform, query, now } = call;
  const { name, lang, zone } = await letterhead.read(tenant);
  const year = query.year ?? serviceYearOf(todayIn(zone, now.getTime()));
  const span = serviceYearSpan(year);
  const maps = (await assignmentRecord.read(tenant, span)).map((map) => asRecorded(map, span.from));
  const rows = recordRows(maps, span);
  const pdf = await platform.documents.print(
    assignmentRecordPaper({ rows, year, span, congregation: name, lang }),
  );
  return new FileReply(pdf, 'application/pdf', false);
}
