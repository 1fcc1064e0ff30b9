/** Filters of the list of people by kind and group (USERS-X13). */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type GroupChoice, type PeopleKind, peopleTraits } from '@sheaf/rules/people/people/find-people';
import { appointments } from '@sheaf/rules/people/people/map-candidates';
import { memo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import classes from './people.module.css';
import type { PeopleView } from './use-people-view.ts';

const groupOf = (value: string): GroupChoice => (value === 'any' || value === 'none' ? value : Number(value));

interface PeopleChoicesProps extends Pick<PeopleView, 'kind' | 'group'> {
  onChange: (change: Partial<PeopleView>) => void;
}

/** Memoised, so that a keystroke in the search does not render it. */
export const PeopleChoices = memo(function PeopleChoices({ kind, group, onChange }: PeopleChoicesProps) {
  const { t } = useTexts();
  const groups = useRead('people.listPersonOptions').data?.groups ?? [];
  return (
    <div className={classes.choices}>
      <NativeSelect
        aria-label={t('people:kind.label')}
        value={kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value as PeopleKind })}
        data={[
          { value: 'everybody', label: t('people:kind.everybody') },
          {
            group: t('people:form.appointment'),
            items: appointments.map((value) => ({ value, label: t(`people:appointment.${value}`) })),
          },
          {
            group: t('people:kind.other'),
            items: peopleTraits.map((value) => ({ value, label: t(`people:kind.${value}`) })),
          },
        ]}
      />
      <NativeSelect
        aria-label={t('people:form.group')}
        value={String(group)}
        onChange={(event) => onChange({ group: groupOf(event.currentTarget.value) })}
        data={[
          { value: 'any', label: t('people:kind.anyGroup') },
          ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'none', label: t('people:kind.noGroup') },
        ]}
      />
    </div>
  );
});
