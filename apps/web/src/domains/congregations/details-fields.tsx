/** Language, clock, time zone, and who looks after the accounts. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { usePeople } from '../../platform/collections/use-people.ts';
import { useTexts } from '../../platform/texts.ts';
import { timeZonesIn, zoneName } from '../../platform/time-zones.ts';
import { useLanguageChoices } from '../../platform/use-language-choices.ts';
import { PersonSelect } from '../../ui/person-select.tsx';
import { useCountries } from './congregations.queries.ts';
import type { Details } from './details-screen.tsx';
import type { FieldsProps } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

function TimeFields({ entry, change, errorOf }: FieldsProps<Details>) {
  const { t } = useTexts();
  const country = useCountries().data?.find(({ id }) => id === entry.country_id)?.code ?? null;
  const foreign = country !== null && !timeZonesIn(country, '').includes(entry.timezone_id);
  const languages = useLanguageChoices(entry.lang);
  return (
    <SettingsSection title={t('congregations:details.languageAndTime')}>
      <NativeSelect
        label={t('congregations:details.lang')}
        value={entry.lang}
        onChange={(event) => change({ lang: event.currentTarget.value })}
        data={languages}
        error={errorOf('lang')}
      />
      <NativeSelect
        label={t('congregations:details.clock')}
        value={String(entry.time_format)}
        onChange={(event) => change({ time_format: event.currentTarget.value === '24' ? 24 : 12 })}
        data={[
          { value: '12', label: t('congregations:details.clock12') },
          { value: '24', label: t('congregations:details.clock24') },
        ]}
        error={errorOf('time_format')}
      />
      <NativeSelect
        label={t('congregations:details.zone')}
        description={foreign && t('congregations:details.zoneElsewhere')}
        value={entry.timezone_id}
        onChange={(event) => change({ timezone_id: event.currentTarget.value })}
        data={timeZonesIn(country, entry.timezone_id).map((zone) => ({ value: zone, label: zoneName(zone) }))}
        error={errorOf('timezone_id')}
      />
    </SettingsSection>
  );
}

export function DetailsFields(fields: FieldsProps<Details>) {
  const { t } = useTexts();
  const { entry, change, errorOf } = fields;
  const people = (usePeople().data ?? []).filter(({ active, id }) => active || id === entry.accounts_pub);
  return (
    <>
      <TimeFields {...fields} />
      <SettingsSection title={t('congregations:details.accounts')}>
        <PersonSelect
          label={t('congregations:details.accountsPub')}
          description={t('congregations:details.accountsText')}
          nobody={t('congregations:nobody')}
          people={people}
          value={entry.accounts_pub}
          onChange={(accounts_pub) => change({ accounts_pub })}
          error={errorOf('accounts_pub')}
        />
      </SettingsSection>
    </>
  );
}
