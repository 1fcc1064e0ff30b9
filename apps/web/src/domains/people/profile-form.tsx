/** USERS-S6: the own details; a guest is asked for less (USERS-R3), and only elders and servants subscribe (USERS-R17). */
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { canSaveProfile, isMember } from '@sheaf/rules/people/person-form';
import { hasTalks } from '@sheaf/rules/people/profile';
import { type FormEvent, useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { useLanguageChoices } from '../../platform/use-language-choices.ts';
import { useWrongField } from '../../platform/use-wrong-field.ts';
import { Card } from '../../ui/card.tsx';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import classes from './people.module.css';
import { type Profile, useEditProfile } from './people.queries.ts';

const entryOf = (profile: Profile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  lang: profile.lang,
  address: profile.address ?? '',
  emergency: profile.emergency ?? '',
  subscribed: profile.subscribed,
});
type Entry = ReturnType<typeof entryOf>;

interface FieldsProps {
  entry: Entry;
  appointment: string;
  onChange: (change: Partial<Entry>) => void;
  errorOf: (field: string) => string | undefined;
}

function Fields({ entry, appointment, onChange, errorOf }: FieldsProps) {
  const { t } = useTexts();
  const languages = useLanguageChoices(entry.lang);
  const field = (name: 'first_name' | 'last_name' | 'phone' | 'email' | 'address', label: string) => ({
    label,
    value: entry[name],
    maxLength: name === 'phone' ? 40 : name.endsWith('name') ? 60 : 190,
    error: errorOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          {...field('first_name', t('people:form.firstName'))}
          autoComplete="given-name"
          withAsterisk
        />
        <TextInput
          {...field('last_name', t('people:form.lastName'))}
          autoComplete="family-name"
          withAsterisk
        />
      </div>
      <div className={classes.pair}>
        <TextInput {...field('phone', t('people:form.phone'))} type="tel" autoComplete="tel" />
        <TextInput {...field('email', t('people:form.email'))} type="email" autoComplete="email" />
      </div>
      {isMember(appointment) && (
        <>
          <TextInput {...field('address', t('people:form.address'))} autoComplete="street-address" />
          <Textarea
            label={t('people:form.emergency')}
            description={t('people:form.emergencyHint')}
            rows={3}
            maxLength={1000}
            value={entry.emergency}
            onChange={(event) => onChange({ emergency: event.currentTarget.value })}
            error={errorOf('emergency')}
          />
        </>
      )}
      <NativeSelect
        label={t('people:form.lang')}
        value={entry.lang}
        onChange={(event) => onChange({ lang: event.currentTarget.value })}
        data={languages}
        error={errorOf('lang')}
      />
      {hasTalks(appointment) && (
        <SwitchRow
          label={t('people:profile.subscribed')}
          checked={entry.subscribed}
          onChange={(event) => onChange({ subscribed: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** What was typed stays although the profile is read again. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const saving = useEditProfile();
  const [version, setVersion] = useState(profile.version);
  const [entry, setEntry] = useState(() => entryOf(profile));
  const [changed, setChanged] = useState(false);
  useUnsaved(changed);
  const form = useWrongField(saving.error);
  const theirs = theirsOf<Profile>(saving.error);
  const take = (next: Profile): void => {
    setVersion(next.version);
    setEntry(entryOf(next));
    setChanged(false);
  };
  const save = (seen: number): void => saving.mutate({ ...entry, version: seen }, { onSuccess: take });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSaveProfile(entry)) save(version);
  };
  return (
    <Card padded label={t('people:profile.details')}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <Fields
          entry={entry}
          appointment={profile.appointment}
          errorOf={fieldErrors(saving.error)}
          onChange={(change) => {
            if (saving.isSuccess) saving.reset();
            setChanged(true);
            setEntry((now) => ({ ...now, ...change }));
          }}
        />
        {saving.error && !theirs && <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>}
        {saving.isSuccess && <p role="status">{t('people:profile.saved')}</p>}
        {theirs ? (
          <ChangedNotice
            theirs={[
              { label: t('people:form.phone'), value: theirs.phone ?? '' },
              { label: t('people:form.email'), value: theirs.email ?? '' },
            ]}
            onTake={() => {
              take(theirs);
              saving.reset();
            }}
            onKeep={() => save(theirs.version)}
          />
        ) : (
          <Button type="submit" loading={saving.isPending} disabled={!canSaveProfile(entry)}>
            {t('shell:save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
