/** Reads reports from the exports of Organized and Hourglass (REPORTS-R24). Missing values are empty. */

import { type Json, objectIn, objectsIn, textIn, valueIn } from '../files/json-value.ts';
import type { UnusedColumn } from '../files/unused-columns.ts';
import { UnusedFields } from '../files/unused-fields.ts';
import { toWellFormed } from '../text/well-formed.ts';
import type { ReportCells, ReportLine } from './import-columns.ts';

const longestCell = 1000;
const yesNo = (on: boolean): string => (on ? 'yes' : 'no');

const bounded = (cells: ReportCells): ReportCells =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => [column, toWellFormed(cell.replaceAll('\0', '').slice(0, longestCell))]),
  );

const nameCells = (first: unknown, last: unknown): ReportCells => ({
  first_name: textIn(first),
  last_name: textIn(last),
});

/** `{ data: { persons, cong_field_service_reports } }`. */
export const isOrganizedReports = (file: Json): boolean =>
  Array.isArray(objectIn(file.data).cong_field_service_reports);

/** Reads `2026/10` and `2026-10-01`. */
const monthText = (value: unknown): string => textIn(value).replaceAll('/', '-').slice(0, 7);

/** Whether an enrolment as a pioneer includes the month. */
function servedAs(person: Json, enrollments: readonly string[], month: string): boolean {
  return objectsIn(person.enrollments).some(
    (one) =>
      valueIn(one._deleted) !== true &&
      enrollments.includes(textIn(one.enrollment)) &&
      monthText(one.start_date) <= month &&
      (!textIn(one.end_date) || monthText(one.end_date) >= month),
  );
}

export function readOrganized(file: Json): ReportLine[] {
  const data = objectIn(file.data);
  const people = new Map(
    objectsIn(data.persons).map((one) => [textIn(one.person_uid), objectIn(one.person_data)] as const),
  );
  return objectsIn(data.cong_field_service_reports).flatMap((entry, index): ReportLine[] => {
    const report = objectIn(entry.report_data);
    if (valueIn(report._deleted) === true) return [];
    const person = people.get(textIn(report.person_uid)) ?? {};
    const month = monthText(report.report_date);
    const hours = objectIn(report.hours);
    const cells: ReportCells = {
      ...nameCells(valueIn(person.person_firstname), valueIn(person.person_lastname)),
      month,
      active: yesNo(report.shared_ministry === true),
      hours: textIn(valueIn(hours.field_service)),
      special_hours: textIn(valueIn(hours.credit)),
      studies: textIn(report.bible_studies),
      comments: textIn(report.comments),
      aux: yesNo(servedAs(person, ['AP'], month)),
      pioneer: yesNo(servedAs(person, ['FR'], month)),
      special_pioneer: yesNo(servedAs(person, ['FS', 'FMF'], month)),
    };
    return [{ line: index + 1, cells: bounded(cells) }];
  });
}

/** `{ publishers, reports }`; a report references its publisher by id. */
export const isHourglassReports = (file: Json): boolean =>
  Array.isArray(file.publishers) && Array.isArray(file.reports);

/** Stored in minutes there; converted to whole hours. */
function hoursOf(report: Json): string {
  const hours = textIn(report.hours);
  const minutes = Number(textIn(report.minutes) || Number.NaN);
  return hours || (Number.isFinite(minutes) ? String(Math.floor(minutes / 60)) : '');
}

function kindCells(report: Json): ReportCells {
  const kind = [report.pioneer, report.status, report.type].map(textIn).join(' ').toLowerCase();
  return {
    aux: yesNo(kind.includes('auxiliary')),
    pioneer: yesNo(kind.includes('regular')),
    special_pioneer: yesNo(kind.includes('special') || kind.includes('missionary')),
  };
}

/** Content that is not imported, with samples (IMPORT-R23). */
export function unusedOfOrganized(file: Json): UnusedColumn[] {
  const unused = new UnusedFields();
  const data = objectIn(file.data);
  const reports = objectsIn(data.cong_field_service_reports).map((one) => objectIn(one.report_data));
  unused.noteAll('', reports, [
    ...['_deleted', 'updatedAt', 'person_uid', 'report_date', 'hours', 'shared_ministry', 'bible_studies'],
    'comments',
  ]);
  const hours = reports.map((report) => objectIn(report.hours));
  unused.noteAll('hours.', hours, ['field_service', 'credit']);
  unused.noteSections(data, ['cong_field_service_reports']);
  return unused.columns();
}

/** Like `unusedOfOrganized`. */
export function unusedOfHourglass(file: Json): UnusedColumn[] {
  const unused = new UnusedFields();
  unused.noteAll('', objectsIn(file.reports), [
    ...['id', 'user_id', 'publisher_id', 'user', 'month', 'year', 'active', 'shared', 'hours', 'minutes'],
    ...['studies', 'credithours', 'placements', 'videoshowings', 'returnvisits', 'remarks', 'pioneer'],
    ...['status', 'type'],
  ]);
  unused.noteSections(file, ['reports']);
  return unused.columns();
}

export function readHourglass(file: Json): ReportLine[] {
  const people = new Map(
    [...objectsIn(file.publishers), ...objectsIn(file.notPublishers)].map(
      (one) => [textIn(one.id), one] as const,
    ),
  );
  return objectsIn(file.reports).map((report, index) => {
    const id = textIn(report.user_id) || textIn(report.publisher_id) || textIn(objectIn(report.user).id);
    const person = people.get(id) ?? {};
    const month = textIn(report.month);
    const cells: ReportCells = {
      ...nameCells(
        person.firstname,
        [textIn(person.lastname), textIn(person.suffix)].filter(Boolean).join(' '),
      ),
      month: /^\d{1,2}$/.test(month) ? `${textIn(report.year)}-${month.padStart(2, '0')}` : month,
      active: yesNo(report.active !== false && report.shared !== false),
      hours: hoursOf(report),
      studies: textIn(report.studies),
      special_hours: textIn(report.credithours),
      placements: textIn(report.placements),
      videos: textIn(report.videoshowings),
      return_visits: textIn(report.returnvisits),
      comments: textIn(report.remarks),
      ...kindCells(report),
    };
    return { line: index + 1, cells: bounded(cells) };
  });
}
