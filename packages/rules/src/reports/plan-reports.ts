/** Plans an import of reports: person and outcome of each line (REPORTS-R24). */

import { fullName } from '../people/people/names.ts';
import { namesInOrder } from '../text/names-in-order.ts';
import type { ReportCells, ReportLine } from './import-columns.ts';
import {
  type BadFigure,
  badFigures,
  type LineProblem,
  type LineReport,
  readReportLine,
} from './report-line.ts';
import { hasRecord } from './reporting-people.ts';
import { type AskedReportWord, askedReportWords } from './unclear-report-cells.ts';

export interface KnownPerson {
  id: number;
  first_name: string;
  last_name: string;
  appointment: string;
  pioneer: boolean;
  special_pioneer: boolean;
}

export interface PlannedReport extends LineReport {
  person_id: number;
  aux: boolean;
  pioneer: boolean;
  special_pioneer: boolean;
}

export interface PlannedLine {
  line: number;
  name: string;
  month: string | null;
  outcome: 'new' | 'there' | 'problem';
  reason: LineProblem | null;
  /** Figures omitted from the report. */
  left_out: BadFigure[];
  /** Words that must be answered before the line is imported (IMPORT-R24). */
  words: AskedReportWord[];
}

export interface ReportPlan {
  lines: PlannedLine[];
  add: PlannedReport[];
}

/** `Hollis, Ruth` and `Ruth Hollis` have the same key. */
const key = (name: string): string =>
  namesInOrder(name).normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

const keysOf = (person: Pick<KnownPerson, 'first_name' | 'last_name'>): string[] => [
  key(fullName(person)),
  key(`${person.last_name} ${person.first_name}`),
];

export const nameOfLine = ({ name, first_name = '', last_name = '' }: ReportCells): string =>
  name?.trim() || fullName({ first_name, last_name }).trim();

/**
 * Matches by name, and among several of one name by the id in an export of Sheaf. An id alone matches nobody:
 * the file may be of another congregation.
 */
function openNames(people: readonly KnownPerson[]) {
  const byName = new Map<string, KnownPerson[]>();
  for (const person of people)
    for (const name of new Set(keysOf(person))) byName.set(name, [...(byName.get(name) ?? []), person]);
  return (name: string, id: string | undefined): KnownPerson | LineProblem => {
    if (name === '') return 'name-missing';
    const named = byName.get(key(name)) ?? [];
    const numbered = named.filter((person) => String(person.id) === id?.trim());
    const found = numbered.length > 0 ? numbered : named;
    if (found.length > 1) return 'name-ambiguous';
    return found[0] ?? 'nobody';
  };
}

/**
 * Uses the kind of pioneer of the file, else the current one. If a line has both kinds, special applies, as
 * in the totals (REPORTS-O3).
 */
function withFlags(report: LineReport, person: KnownPerson): PlannedReport {
  const special_pioneer =
    report.special_pioneer ?? (report.pioneer === true ? false : person.special_pioneer);
  const pioneer = !special_pioneer && (report.pioneer ?? person.pioneer);
  return { ...report, person_id: person.id, aux: report.aux ?? false, pioneer, special_pioneer };
}

export const reportKey = (personId: number, month: string): string => `${personId} ${month}`;

/** @param here keys of existing reports, which stay unchanged. @param newest last past month. */
export function planReports(
  lines: readonly ReportLine[],
  { people, here, newest }: { people: readonly KnownPerson[]; here: ReadonlySet<string>; newest: string },
): ReportPlan {
  const personOf = openNames(people);
  const taken = new Set<string>();
  const plan: ReportPlan = { lines: [], add: [] };
  for (const { line, cells } of lines) {
    const name = nameOfLine(cells);
    const note = (outcome: PlannedLine['outcome'], month: string | null, reason: LineProblem | null = null) =>
      plan.lines.push({
        line,
        name,
        month,
        outcome,
        reason,
        left_out: outcome === 'new' ? badFigures(cells) : [],
        words: reason === 'word-unclear' ? askedReportWords(cells) : [],
      });
    const person = personOf(name, cells.person_id);
    const read = readReportLine(cells, newest);
    const month = read.allowed ? read.value.month : null;
    if (typeof person === 'string') note('problem', month, person);
    else if (!read.allowed) note('problem', null, read.reason);
    else if (taken.has(reportKey(person.id, month!))) note('problem', month, 'twice');
    else {
      const isHere = here.has(reportKey(person.id, month!));
      if (!isHere && !hasRecord(person)) {
        note('problem', month, 'no-record');
        continue;
      }
      taken.add(reportKey(person.id, month!));
      note(isHere ? 'there' : 'new', month);
      if (!isHere) plan.add.push(withFlags(read.value, person));
    }
  }
  return plan;
}

export interface ReportCounts {
  new: number;
  there: number;
  problems: number;
}

export const countReports = ({ lines }: ReportPlan): ReportCounts => {
  const of = (outcome: PlannedLine['outcome']): number =>
    lines.filter((one) => one.outcome === outcome).length;
  return { new: of('new'), there: of('there'), problems: of('problem') };
};
