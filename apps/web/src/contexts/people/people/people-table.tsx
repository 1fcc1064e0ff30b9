/** Table of people on a desk: name, kind, group, phone and last visit. */
import { useMemo } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { type SortedRows, useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { SelectionOfList } from '#ui/selection/use-selection.ts';
import type { PersonRow } from './people.queries.ts';
import { usePersonLabels } from './person-labels.ts';
import { pathOfPerson } from './person-link.tsx';
import { useLastVisits } from './use-last-visits.ts';
import { useTelephones } from './use-telephones.ts';

type PeopleColumns = [DeskColumn<PersonRow>, ...DeskColumn<PersonRow>[]];

function usePeopleColumns(): PeopleColumns {
  const { t } = useTexts();
  const labelsOf = usePersonLabels();
  const groups = useRead('people.listPersonOptions').data?.groups;
  const visits = useLastVisits();
  const telephones = useTelephones();
  return useMemo(() => {
    const names = new Map(groups?.map(({ id, name }) => [id, name]));
    const groupOf = ({ group_id }: PersonRow): string | null => names.get(group_id ?? 0) ?? null;
    const visitOf = ({ id }: PersonRow): string | null => visits?.get(id) ?? null;
    return [
      {
        key: 'name',
        heading: t('people:table.name'),
        share: 1.4,
        cell: ({ last_first }) => <bdi>{last_first}</bdi>,
        sortValue: ({ last_first }) => last_first,
      },
      {
        key: 'kind',
        heading: t('people:form.appointment'),
        share: 1.3,
        cell: labelsOf,
        sortValue: ({ appointment }) => t(phraseIn('people:appointment', appointment)),
      },
      { key: 'group', heading: t('people:form.group'), cell: groupOf, sortValue: groupOf },
      ...(telephones
        ? [
            {
              key: 'phone',
              heading: t('people:form.phone'),
              onlyWide: true,
              cell: ({ id }: PersonRow) => {
                const stored = telephones.get(id);
                return stored && <PhoneNumber stored={stored} />;
              },
            },
          ]
        : []),
      ...(visits
        ? [
            {
              key: 'seen',
              heading: t('people:table.seen'),
              cell: (person: PersonRow) => {
                const visit = visitOf(person);
                return visit ? dayAgo(visit) : visits.has(person.id) && t('people:seen.never');
              },
              sortValue: visitOf,
            },
          ]
        : []),
    ];
  }, [t, labelsOf, groups, visits, telephones]);
}

export interface PeopleTable {
  columns: PeopleColumns;
  sorted: SortedRows<PersonRow>;
}

/** @param people found people, by last name */
export function usePeopleTable(people: PersonRow[]): PeopleTable {
  const columns = usePeopleColumns();
  return { columns, sorted: useSortedRows('people', people, columns, { column: 'name', descending: false }) };
}

export function PeopleTable({
  columns,
  sorted,
  selection,
}: PeopleTable & { selection: SelectionOfList | undefined }) {
  const { t } = useTexts();
  return (
    <DeskTable
      label={t('people:title')}
      columns={columns}
      sorted={sorted}
      pathOf={pathOfPerson}
      nameOf={({ last_first }) => last_first}
      selection={selection}
    />
  );
}
