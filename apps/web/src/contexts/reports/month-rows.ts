/** Joins the month's reports with the public fields of their people. */
import type { ListedReport } from '@sheaf/rules/reports/report-list';
import { useMemo } from 'react';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { useRead } from '#platform/use-read.ts';

export type MonthPerson = Reply<'reports.readMonth'>['people'][number];

export interface MonthRow extends ListedReport {
  name: string;
  report: MonthPerson['report'];
  also_missing: boolean;
  reachable: boolean;
  reminded: boolean;
  /** Auxiliary pioneer by the profile. */
  aux: boolean;
}

export function useMonthRows(month: string) {
  const read = useRead('reports.readMonth', { params: { month } }, { placeholderData: (before) => before });
  const people = usePeople();
  const groups = useRead('groups.listGroups');
  const rows = useMemo((): MonthRow[] | undefined => {
    if (!read.data || !people.data) return undefined;
    const known = new Map(people.data.map((person) => [person.id, person]));
    const names = new Map((groups.data ?? []).map(({ id, name }) => [id, name]));
    return read.data.people.flatMap(({ user_id, report, ...missing }) => {
      const person = known.get(user_id);
      if (!person) return [];
      const { last_first, full_name, appointment, pioneer, special_pioneer, aux, group_id } = person;
      return {
        id: user_id,
        name: full_name,
        last_first,
        appointment,
        pioneer,
        special_pioneer,
        aux,
        group: group_id === null ? null : (names.get(group_id) ?? null),
        report,
        expected: missing.expected,
        also_missing: missing.also_missing,
        reachable: missing.reachable,
        reminded: missing.reminded,
      };
    });
  }, [read.data, people.data, groups.data]);
  // The month of the rows: those of the previous one stay until the next month is known.
  return { ...read, data: rows, month: read.data?.month ?? month };
}
