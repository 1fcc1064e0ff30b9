/** USERS-S2: the fields of a person; a guest is asked for less (USERS-R3). */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type Appointment, appointments } from '@sheaf/rules/people/map-candidates';
import { genders, isMember, switchPioneer } from '@sheaf/rules/people/person-form';
import { useTexts } from '../../platform/texts.ts';
import { useLanguageChoices } from '../../platform/use-language-choices.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import classes from './people.module.css';
import { usePersonOptions } from './people.queries.ts';
import type { PersonEntry } from './person-entry.ts';

export interface PersonFieldsProps {
  entry: PersonEntry;
  onChange: (change: Partial<PersonEntry>) => void;
  errorOf: (field: string) => string | undefined;
}

type TextField = 'first_name' | 'last_name' | 'phone' | 'email' | 'address' | 'dob' | 'doi';

const longest: Partial<Record<TextField, number>> = { first_name: 60, last_name: 60, phone: 40 };
const typeOf: Partial<Record<TextField, string>> = { phone: 'tel', email: 'email', dob: 'date', doi: 'date' };

function Field({
  name,
  label,
  required = false,
  entry,
  onChange,
  errorOf,
}: PersonFieldsProps & { name: TextField; label: string; required?: boolean }) {
  return (
    <TextInput
      label={label}
      type={typeOf[name] ?? 'text'}
      autoComplete="off"
      withAsterisk={required}
      value={entry[name]}
      maxLength={longest[name] ?? 190}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      error={errorOf(name)}
    />
  );
}

function Pioneering({ entry, onChange, errorOf }: PersonFieldsProps) {
  const { t } = useTexts();
  const turn = (kind: 'pioneer' | 'special_pioneer', on: boolean): void =>
    onChange(switchPioneer(entry, kind, on));
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t('people:form.pioneering')}</legend>
      <SwitchRow
        label={t('people:form.pioneer')}
        checked={entry.pioneer}
        onChange={(event) => turn('pioneer', event.currentTarget.checked)}
      />
      <SwitchRow
        label={t('people:form.specialPioneer')}
        checked={entry.special_pioneer}
        onChange={(event) => turn('special_pioneer', event.currentTarget.checked)}
        error={errorOf('special_pioneer')}
      />
      <SwitchRow
        label={t('people:form.aux')}
        checked={entry.aux}
        onChange={(event) => onChange({ aux: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

function MemberFields(props: PersonFieldsProps) {
  const { entry, onChange, errorOf } = props;
  const { t } = useTexts();
  const groups = usePersonOptions().data?.groups ?? [];
  return (
    <>
      <NativeSelect
        label={t('people:form.group')}
        value={String(entry.group_id ?? '')}
        onChange={(event) => onChange({ group_id: Number(event.currentTarget.value) || null })}
        data={[
          { value: '', label: t('people:form.noGroup') },
          ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        error={errorOf('group_id')}
      />
      <Field {...props} name="address" label={t('people:form.address')} />
      <Textarea
        label={t('people:form.emergency')}
        description={t('people:form.emergencyHint')}
        rows={3}
        maxLength={1000}
        value={entry.emergency}
        onChange={(event) => onChange({ emergency: event.currentTarget.value })}
        error={errorOf('emergency')}
      />
      <div className={classes.pair}>
        <Field {...props} name="dob" label={t('people:form.dob')} />
        <Field {...props} name="doi" label={t('people:form.doi')} />
      </div>
      <Pioneering {...props} />
    </>
  );
}

function Standing({ entry, onChange, errorOf }: PersonFieldsProps) {
  const { t } = useTexts();
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('people:form.gender')}
        withAsterisk
        value={String(entry.gender ?? '')}
        onChange={(event) =>
          onChange({ gender: genders.find((gender) => String(gender) === event.currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: t('people:form.chooseGender') },
          ...genders.map((gender) => ({ value: String(gender), label: t(`people:gender.${gender}`) })),
        ]}
        error={errorOf('gender')}
      />
      <NativeSelect
        label={t('people:form.appointment')}
        value={entry.appointment}
        onChange={(event) => onChange({ appointment: event.currentTarget.value as Appointment })}
        data={appointments.map((value) => ({ value, label: t(`people:appointment.${value}`) }))}
        error={errorOf('appointment')}
      />
    </div>
  );
}

export function PersonFields(props: PersonFieldsProps) {
  const { entry, onChange, errorOf } = props;
  const { t } = useTexts();
  const languages = useLanguageChoices(entry.lang);
  return (
    <>
      <div className={classes.pair}>
        <Field {...props} name="first_name" label={t('people:form.firstName')} required />
        <Field {...props} name="last_name" label={t('people:form.lastName')} required />
      </div>
      <Standing {...props} />
      <div className={classes.pair}>
        <Field {...props} name="phone" label={t('people:form.phone')} />
        <Field {...props} name="email" label={t('people:form.email')} />
      </div>
      {isMember(entry.appointment) && <MemberFields {...props} />}
      <div className={classes.pair}>
        <NativeSelect
          label={t('people:form.hope')}
          value={String(entry.hope)}
          onChange={(event) => onChange({ hope: event.currentTarget.value === '1' ? 1 : 0 })}
          data={([0, 1] as const).map((hope) => ({ value: String(hope), label: t(`people:hope.${hope}`) }))}
        />
        <NativeSelect
          label={t('people:form.lang')}
          value={entry.lang}
          onChange={(event) => onChange({ lang: event.currentTarget.value })}
          data={languages}
          error={errorOf('lang')}
        />
      </div>
      <SwitchRow
        label={t('people:form.cart')}
        checked={entry.cart}
        onChange={(event) => onChange({ cart: event.currentTarget.checked })}
      />
      <SwitchRow
        label={t('people:form.active')}
        description={t('people:form.activeHint')}
        checked={entry.active}
        onChange={(event) => onChange({ active: event.currentTarget.checked })}
      />
    </>
  );
}
