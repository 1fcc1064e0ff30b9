/** Filters of the journal by person, kind and days (JOURNAL-R2). */
import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { usePeople } from '#platform/collections/use-people.ts';
import { type PhraseKey, useTexts } from '#platform/texts.ts';
import { PersonSelect } from '#ui/person-select.tsx';
import classes from './journal.module.css';
import type { JournalFilter, Kind } from './journal.queries.ts';

/** Value of the option that includes sign-ins; never the name of a kind. */
const withSignIns = '*';

export interface JournalFiltersProps {
  wanted: JournalFilter;
  kinds: readonly Kind[];
  onChange: (wanted: JournalFilter) => void;
}

export function JournalFilters({ wanted, kinds, onChange }: JournalFiltersProps) {
  const { t, lang } = useTexts();
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
        value={wanted.signIns ? withSignIns : (wanted.kind ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...wanted,
            kind: value === withSignIns ? null : value || null,
            signIns: value === withSignIns,
          })
        }
        data={[
          { value: '', label: t('journal:everything') },
          { value: withSignIns, label: t('journal:withSignIns') },
          ...kinds
            .map(({ name, domain }) => ({
              value: name,
              label: t(`${domain}:journal.kind.${name}` as PhraseKey),
            }))
            .sort((a, b) => a.label.localeCompare(b.label, lang)),
        ]}
      />
      {day('from')}
      {day('until')}
    </fieldset>
  );
}
