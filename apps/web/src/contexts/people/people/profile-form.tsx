/** USERS-S6: the own details; a guest is asked for less (USERS-R3), and only elders and servants subscribe (USERS-R17). */
import { canSaveProfile, isMember } from '@sheaf/rules/people/people/person-form';
import { hasTalks } from '@sheaf/rules/people/people/profile';
import { keepOwnLanguage } from '#platform/language.ts';
import { writtenPhone } from '#platform/phones.ts';
import { useTexts } from '#platform/texts.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { Card } from '#ui/card.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './people.module.css';
import type { Profile } from './people.queries.ts';
import { phoneLabels } from './phone-labels.ts';

const valuesOf = (profile: Profile | null) => ({
  first_name: profile?.first_name ?? '',
  last_name: profile?.last_name ?? '',
  phone: profile?.phone ? writtenPhone(profile.phone) : '',
  email: profile?.email ?? '',
  lang: profile?.lang ?? '',
  address: profile?.address ?? '',
  emergency: profile?.emergency ?? '',
  subscribed: profile?.subscribed ?? false,
});

type ProfileValues = ReturnType<typeof valuesOf>;

const bodyOf = (values: ProfileValues) => (canSaveProfile(values) ? values : null);

interface FieldsProps {
  form: RecordFormState<ProfileValues>;
  appointment: string;
  /** As it is stored. */
  phone: string | null;
}

function Fields({ form, appointment, phone }: FieldsProps) {
  const { t } = useTexts();
  const { values, field, set } = form;
  return (
    <>
      <div className={classes.pair}>
        <TextField {...field('first_name')} label={t('people:form.firstName')} autoComplete="given-name" />
        <TextField {...field('last_name')} label={t('people:form.lastName')} autoComplete="family-name" />
      </div>
      <div className={classes.pair}>
        <TextField
          {...field('phone')}
          label={t('people:form.phone')}
          description={t(phoneLabels(phone))}
          type="tel"
          autoComplete="tel"
        />
        <TextField {...field('email')} label={t('people:form.email')} type="email" autoComplete="email" />
      </div>
      {isMember(appointment) && (
        <>
          <TextField {...field('address')} label={t('people:form.address')} autoComplete="street-address" />
          <TextField
            {...field('emergency')}
            label={t('people:form.emergency')}
            description={t('people:profile.emergencyHint')}
            rows={3}
          />
        </>
      )}
      <SelectField
        {...field('lang')}
        label={t('people:form.lang')}
        choices={useLanguageChoices(values.lang)}
      />
      {hasTalks(appointment) && (
        <SwitchRow
          label={t('people:profile.subscribed')}
          checked={values.subscribed}
          onChange={(event) => set({ subscribed: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** What was typed stays although the profile is read again. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const languages = useLanguageChoices(profile.lang);
  const form = useRecordForm({
    operation: 'people.editProfile',
    row: profile,
    valuesOf,
    bodyOf,
    needs: () => ['first_name', 'last_name'],
    next: (saved) => saved,
    onTold: ({ lang }) => keepOwnLanguage(lang),
  });
  const tell = (values: ProfileValues) => [
    { label: t('people:form.firstName'), value: values.first_name },
    { label: t('people:form.lastName'), value: values.last_name },
    { label: t('people:form.phone'), value: values.phone },
    { label: t('people:form.email'), value: values.email },
    { label: t('people:form.address'), value: values.address },
    { label: t('people:form.emergency'), value: values.emergency },
    {
      label: t('people:form.lang'),
      value: languages.find(({ value }) => value === values.lang)?.label ?? values.lang,
    },
    { label: t('people:profile.subscribed'), value: values.subscribed ? '✓' : '' },
  ];
  return (
    <Card padded label={t('people:profile.details')}>
      <RecordForm form={form} tell={tell} maySave savedText={t('people:profile.saved')}>
        <Fields form={form} appointment={profile.appointment} phone={profile.phone} />
      </RecordForm>
    </Card>
  );
}
