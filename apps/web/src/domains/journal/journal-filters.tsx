/** JOURNAL-R2: whose changes, about what, and of which days. */
import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { type ChangeKind, changeKinds } from '@sheaf/rules/journal/change-kinds';
import { usePeople } from '../../platform/collections/use-people.ts';
import { useTexts } from '../../platform/texts.ts';
import { PersonSelect } from '../../ui/person-select.tsx';
import classes from './journal.module.css';
import type { Wanted } from './journal.queries.ts';

export interface JournalFiltersProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

export function JournalFilters({ wanted, onChange }: JournalFiltersProps) {
  const { t } = useTexts();
  const people = usePeople();
  const day = (name: 'from' | 'until') => (
    <TextInput
      type="date"
      label={t(`journal:${name}`)}
      value={wanted[name]}
      {...(name === 'until' && wanted.from && { min: wanted.from })}
      onChange={(event) => onChange({ ...wanted, [name]: event.currentTarget.value })}
    />
  );
  return (
    <fieldset className={classes.filters} aria-label={t('journal:filters')}>
      <PersonSelect
        label={t('journal:who')}
        nobody={t('journal:everybody')}
        people={people.data ?? []}
        value={wanted.person}
        onChange={(person) => onChange({ ...wanted, person })}
      />
      <NativeSelect
        label={t('journal:what')}
        value={wanted.kind ?? ''}
        onChange={(event) =>
          onChange({ ...wanted, kind: (event.currentTarget.value || null) as ChangeKind | null })
        }
        data={[
          { value: '', label: t('journal:everything') },
          ...changeKinds.map((kind) => ({ value: kind, label: t(`journal:kind.${kind}`) })),
        ]}
      />
      {day('from')}
      {day('until')}
    </fieldset>
  );
}
