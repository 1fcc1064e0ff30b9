import type { reports as operations } from '@sheaf/contract/reports/reports';
import { attendanceRecord } from '@sheaf/rules/reports/attendance-record';
import { serviceYearSpan } from '@sheaf/rules/time/service-year';
import { countedAttendance } from '#contexts/meetings/meetings.api';
import { attendancePaper } from '#contexts/reports/attendance.document';
import { readRecordHead } from '#contexts/reports/recorded-people';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** Prints the S-88 data of the requested year and the year before (X-S1). */
export async function printAttendance(call: Handler<typeof operations.printAttendance>) {
  const { tenant, params, now } = call;
  const head = await readRecordHead(tenant, now);
  const { from } = serviceYearSpan(params.year - 1);
  const counted = await countedAttendance(tenant, { from, to: serviceYearSpan(params.year).to });
  const record = {
    clam: attendanceRecord(counted, 'clam', params.year),
    public: attendanceRecord(counted, 'public', params.year),
  };
  return pdfReply(call, attendancePaper(record, head));
}
