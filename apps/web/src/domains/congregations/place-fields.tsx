/** Name and place; regions are those of the chosen country (COMMON-R20). */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useTexts } from '../../platform/texts.ts';
import { useCountries, useRegions } from './congregations.queries.ts';
import type { Details } from './details-screen.tsx';
import type { FieldsProps } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

type TextField = 'name' | 'circuit' | 'suburb' | 'postcode' | 'address';

function RegionField({ entry, change, errorOf }: FieldsProps<Details>) {
  const { t } = useTexts();
  const regions = (useRegions().data ?? []).filter(({ country_id }) => country_id === entry.country_id);
  if (regions.length === 0) return null;
  return (
    <NativeSelect
      label={t('congregations:details.region')}
      value={String(entry.region_id ?? '')}
      onChange={(event) => change({ region_id: Number(event.currentTarget.value) || null })}
      data={[
        { value: '', label: t('congregations:none') },
        ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      error={errorOf('region_id')}
    />
  );
}

export function PlaceFields(fields: FieldsProps<Details>) {
  const { t } = useTexts();
  const { entry, change, errorOf } = fields;
  const countries = useCountries().data ?? [];
  const text = (field: TextField, maxLength: number) => (
    <TextInput
      label={t(`congregations:details.${field}`)}
      value={entry[field]}
      maxLength={maxLength}
      required={field === 'name'}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      error={errorOf(field)}
    />
  );
  return (
    <SettingsSection title={t('congregations:details.place')}>
      {text('name', 120)}
      {text('circuit', 30)}
      <NativeSelect
        label={t('congregations:details.country')}
        value={String(entry.country_id ?? '')}
        onChange={(event) =>
          change({ country_id: Number(event.currentTarget.value) || null, region_id: null })
        }
        data={[
          { value: '', label: t('congregations:none') },
          ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={errorOf('country_id')}
      />
      <RegionField {...fields} />
      {text('suburb', 60)}
      {text('postcode', 12)}
      {text('address', 190)}
    </SettingsSection>
  );
}
