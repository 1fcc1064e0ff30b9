/** Form with name, place and clock of the congregation (SETTINGS-S2). */
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { zoneName } from '#platform/time-zones.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { DetailsFields } from './details-fields.tsx';
import { type Details, detailsValues } from './details-values.ts';
import { PlaceFields, useRegions } from './place-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const texts = ['name', 'circuit', 'suburb', 'postcode', 'address'] as const;

function useTellDetails() {
  const { t } = useTexts();
  const countries = useCountries();
  const regions = useRegions().data ?? [];
  const people = usePeople().data ?? [];
  const languages = useLanguageChoices('en');
  return (values: Details) => [
    ...texts.map((field) => ({ label: t(`congregations:details.${field}`), value: values[field] })),
    {
      label: t('congregations:details.country'),
      value: countries.find(({ id }) => id === values.country_id)?.name ?? '',
    },
    {
      label: t('congregations:details.region'),
      value: regions.find(({ id }) => id === values.region_id)?.name ?? '',
    },
    {
      label: t('congregations:details.lang'),
      value: languages.find(({ value }) => value === values.lang)?.label ?? values.lang,
    },
    { label: t('congregations:details.clock'), value: t(`congregations:details.clock${values.time_format}`) },
    { label: t('congregations:details.zone'), value: zoneName(values.timezone_id) },
    {
      label: t('congregations:details.accountsPub'),
      value: people.find(({ id }) => id === values.accounts_pub)?.last_first ?? '',
    },
  ];
}

export function DetailsScreen() {
  const { t } = useTexts();
  return (
    <SettingsForm
      title={t('congregations:details.title')}
      valuesOf={detailsValues}
      bodyOf={(values) => values}
      tell={useTellDetails()}
      along={[useRegions()]}
    >
      {(form) => (
        <>
          <PlaceFields form={form} />
          <DetailsFields form={form} />
        </>
      )}
    </SettingsForm>
  );
}
