/** Counts of the active people in the pane next to their list; a press shows the counted people. */
import { isOfKind, type PeopleKind } from '@sheaf/rules/people/people/find-people';
import { withGender } from '@sheaf/rules/people/people/gender';
import { useTexts } from '#platform/texts.ts';
import { ListSummary, type SummaryFact } from '#ui/list-summary.tsx';
import type { PersonRow } from './people.queries.ts';
import { useLastVisits } from './use-last-visits.ts';
import type { PeopleView } from './use-people-view.ts';

const kinds = ['elder', 'servant', 'brothers', 'sisters', 'pioneers', 'carts', 'away'] as const;

interface PeopleSummaryProps extends Pick<PeopleView, 'shown' | 'kind' | 'group'> {
  people: readonly PersonRow[];
  onChange: (change: Partial<PeopleView>) => void;
}

export function PeopleSummary({ people, shown, kind, group, onChange }: PeopleSummaryProps) {
  const { t } = useTexts();
  const visits = useLastVisits();
  const active = people.filter((person) => person.active);
  const isChosen = (wanted: Pick<PeopleView, 'kind' | 'group'>): boolean =>
    shown === 'active' && kind === wanted.kind && group === wanted.group;
  const show = (wanted: Pick<PeopleView, 'kind' | 'group'>) => ({
    shown: isChosen(wanted),
    onClick: () =>
      onChange({
        shown: 'active',
        search: '',
        ...(isChosen(wanted) ? { kind: 'everybody', group: 'any' } : wanted),
      }),
  });
  const labelOf = (of: (typeof kinds)[number]): string => {
    if (of === 'elder') return t('people:summary.elders');
    if (of === 'servant') return t('people:summary.servants');
    return t(`people:kind.${of}`);
  };
  const factOf = (of: (typeof kinds)[number]): SummaryFact => ({
    label: labelOf(of),
    count: active.filter((person) => isOfKind(withGender(person), of satisfies PeopleKind)).length,
    ...show({ kind: of, group: 'any' }),
  });
  const facts: SummaryFact[] = [
    ...kinds.map(factOf),
    {
      label: t('people:kind.noGroup'),
      count: active.filter(({ group_id }) => group_id === null).length,
      ...show({ kind: 'everybody', group: 'none' }),
    },
    ...(visits
      ? [
          {
            label: t('people:summary.never'),
            count: [...visits.values()].filter((visit) => visit === null).length,
            to: '/settings/visitors/',
          },
        ]
      : []),
  ];
  return <ListSummary facts={facts} />;
}
