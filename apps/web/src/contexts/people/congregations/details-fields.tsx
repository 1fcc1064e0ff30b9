/** Fields for language, clock, time zone, and accounts servant. */
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { timeZonesIn, zoneName } from '#platform/time-zones.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { useRead } from '#platform/use-read.ts';
import { PersonField } from '#ui/form/person-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import type { Details } from './details-values.ts';
import { SettingsSection } from './settings-section.tsx';

function TimeFields({ form }: { form: RecordFormState<Details> }) {
  const { t } = useTexts();
  const { values, field } = form;
  const country = useCountries().find(({ id }) => id === values.country_id)?.code ?? null;
  const foreign = country !== null && !timeZonesIn(country, '').includes(values.timezone_id);
  return (
    <SettingsSection title={t('congregations:details.languageAndTime')}>
      <SelectField
        {...field('lang')}
        label={t('congregations:details.lang')}
        choices={useLanguageChoices(values.lang)}
      />
      <SelectField
        {...field('time_format')}
        label={t('congregations:details.clock')}
        choices={([12, 24] as const).map((value) => ({
          value,
          label: t(`congregations:details.clock${value}`),
        }))}
      />
      <SelectField
        {...field('timezone_id')}
        label={t('congregations:details.zone')}
        description={foreign ? t('congregations:details.zoneElsewhere') : undefined}
        choices={timeZonesIn(country, values.timezone_id).map((value) => ({ value, label: zoneName(value) }))}
      />
    </SettingsSection>
  );
}

export function DetailsFields({ form }: { form: RecordFormState<Details> }) {
  const { t } = useTexts();
  const accounts = form.field('accounts_pub');
  const contacts = useRead('people.listContacts').data ?? [];
  // The current accounts servant remains a choice, even without an e-mail address.
  const named = (usePeople().data ?? []).filter(({ id }) => id === accounts.value);
  const people = [...contacts, ...named.filter(({ id }) => !contacts.some((contact) => contact.id === id))];
  return (
    <>
      <TimeFields form={form} />
      <SettingsSection title={t('congregations:details.accounts')}>
        <PersonField
          {...accounts}
          label={t('congregations:details.accountsPub')}
          description={t('congregations:details.accountsText')}
          nobody={t('congregations:nobody')}
          people={people}
        />
      </SettingsSection>
    </>
  );
}
