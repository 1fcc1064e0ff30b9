/** Fields for name and place; the regions depend on the country (COMMON-R20). */
import { useTexts } from '#platform/texts.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useRead } from '#platform/use-read.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import type { Details } from './details-values.ts';
import { SettingsSection } from './settings-section.tsx';

const forEver = { staleTime: Number.POSITIVE_INFINITY };
export const useRegions = () => useRead('places.listRegions', {}, forEver);

function RegionField({ form }: { form: RecordFormState<Details> }) {
  const { t } = useTexts();
  const regions = (useRegions().data ?? []).filter(({ country_id }) => country_id === form.values.country_id);
  if (regions.length === 0) return null;
  return (
    <SelectField
      {...form.field('region_id')}
      label={t('congregations:details.region')}
      choices={[
        { value: null, label: t('congregations:none') },
        ...regions.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

export function PlaceFields({ form }: { form: RecordFormState<Details> }) {
  const { t } = useTexts();
  const countries = useCountries();
  const text = (name: 'name' | 'circuit' | 'suburb' | 'postcode' | 'address') => (
    <TextField {...form.field(name)} label={t(`congregations:details.${name}`)} />
  );
  return (
    <SettingsSection title={t('congregations:details.place')}>
      {text('name')}
      {text('circuit')}
      <SelectField
        {...form.field('country_id')}
        label={t('congregations:details.country')}
        description={t('congregations:details.countryText')}
        choices={[
          { value: null, label: t('congregations:none') },
          ...countries.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(country_id) => form.set({ country_id, region_id: null })}
      />
      <RegionField form={form} />
      {text('suburb')}
      {text('postcode')}
      {text('address')}
    </SettingsSection>
  );
}
