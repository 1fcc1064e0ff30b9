/**
 * PDF of a month of the congregation: the monthly report, and single reports if the reader may see them
 * (PRINT-P13, X-S1).
 */
import {
  allGroups,
  columnsOf,
  type FigureName,
  type MonthTotals,
  reportGroups,
} from '@sheaf/rules/reports/totals';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import type { RecordHead } from '#contexts/reports/records.document';
import type { Paper } from '#platform/documents/documents';
import { spokenMonth } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#heading-of(data.title, data.line)
#grid(columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 2.6mm, ..data.facts.map(((label, value)) => (label, strong(value))).flatten())
#v(5mm)
#section-of(data.labels.byGroup, table(
  columns: (1fr, ..data.groupHead.slice(1).map(_ => auto)),
  align: (start, ..data.groupHead.slice(1).map(_ => end)),
  table.header(..data.groupHead), ..data.groups.flatten(), ..data.total.map(strong)))
#if data.people != none {
  set table(align: (x, y) => if x < 2 or x == data.peopleHead.len() - 1 { start } else { end })
  section-of(data.labels.reports, table-of((1fr, ..data.peopleHead.slice(1).map(_ => auto)), data.peopleHead, data.people, data.labels.none))
}
`;

export interface PrintedReport {
  name: string;
  active: boolean;
  late: boolean;
  figures: Readonly<Record<FigureName, number | null>>;
}

interface MonthSheet {
  month: string;
  totals: MonthTotals;
  /** Active publishers as of the month. */
  publishers: number;
  /** Number of missing reports; null for a month before the start month (REPORTS-R28). */
  missing: number | null;
  midweek: number | null;
  weekend: number | null;
  /** Null if the reader may not see reports of others. */
  reports: readonly PrintedReport[] | null;
}

const phrase = (lang: string, key: string, values?: Record<string, string | number>): string =>
  say(lang, `reports:papers.${key}`, values);

const said = (figure: number | null): string => (figure === null ? '' : String(figure));

export function monthPaper(sheet: MonthSheet, { congregation, lang }: RecordHead): Paper {
  const { month, totals, publishers, missing, midweek, weekend, reports } = sheet;
  const columns = columnsOf(serviceYearOf(month));
  const headings = columns.map((name) => say(lang, `reports:figure.${name}`));
  const all = allGroups(totals);
  const figures = (of: Readonly<Record<FigureName, number | null>>) => columns.map((name) => said(of[name]));
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase(lang, 'monthTitle'),
      line: spokenMonth(lang, month),
      labels: Object.fromEntries(['byGroup', 'reports', 'none'].map((key) => [key, phrase(lang, key)])),
      facts: [
        [phrase(lang, 'active'), String(publishers)],
        ...(missing === null ? [] : [[phrase(lang, 'missing'), String(missing)]]),
        [phrase(lang, 'weekend'), said(weekend)],
        [phrase(lang, 'midweek'), said(midweek)],
      ],
      groupHead: [phrase(lang, 'group'), phrase(lang, 'count'), ...headings],
      groups: reportGroups.map((group) => [
        say(lang, `reports:group.${group}`),
        String(totals[group].count),
        ...figures(totals[group]),
      ]),
      total: [phrase(lang, 'total'), String(all.count), ...figures(all)],
      peopleHead: [phrase(lang, 'name'), phrase(lang, 'shared'), ...headings, phrase(lang, 'late')],
      people:
        reports?.map((one) => [
          one.name,
          phrase(lang, one.active ? 'yes' : 'no'),
          ...figures(one.figures),
          one.late ? phrase(lang, 'yes') : '',
        ]) ?? null,
    },
  };
}
