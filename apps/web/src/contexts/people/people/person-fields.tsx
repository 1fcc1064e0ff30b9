/** USERS-S2: the fields of a person; a guest is asked for less (USERS-R3). */
import { genders } from '@sheaf/rules/people/people/gender';
import { hopes } from '@sheaf/rules/people/people/hope';
import { appointments } from '@sheaf/rules/people/people/map-candidates';
import { isMember, switchPioneer } from '@sheaf/rules/people/people/person-form';
import { useTexts } from '#platform/texts.ts';
import { useLanguageChoices } from '#platform/use-language-choices.ts';
import { useRead } from '#platform/use-read.ts';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './people.module.css';
import type { PersonEntry } from './person-entry.ts';
import { phoneLabels } from './phone-labels.ts';

type Form = RecordFormState<PersonEntry>;

function Pioneering({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, field, set } = form;
  const turn = (kind: 'pioneer' | 'special_pioneer', on: boolean): void =>
    set(switchPioneer(values, kind, on));
  return (
    <ChoiceSet legend={t('people:form.pioneering')}>
      <SwitchRow
        label={t('people:form.pioneer')}
        checked={values.pioneer}
        onChange={(event) => turn('pioneer', event.currentTarget.checked)}
      />
      <SwitchRow
        label={t('people:form.specialPioneer')}
        checked={values.special_pioneer}
        onChange={(event) => turn('special_pioneer', event.currentTarget.checked)}
        error={field('special_pioneer').error}
      />
      <SwitchRow
        label={t('people:form.aux')}
        checked={values.aux}
        onChange={(event) => set({ aux: event.currentTarget.checked })}
      />
    </ChoiceSet>
  );
}

function MemberFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { field } = form;
  const groups = useRead('people.listPersonOptions').data?.groups ?? [];
  return (
    <>
      <SelectField<number | null>
        {...field('group_id')}
        label={t('people:form.group')}
        choices={[
          { value: null, label: t('people:form.noGroup') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField {...field('address')} label={t('people:form.address')} autoComplete="off" />
      <TextField
        {...field('emergency')}
        label={t('people:form.emergency')}
        description={t('people:form.emergencyHint')}
        rows={3}
      />
      <div className={classes.pair}>
        <DateField {...field('dob')} label={t('people:form.dob')} />
        <DateField {...field('doi')} label={t('people:form.doi')} />
      </div>
      <Pioneering form={form} />
    </>
  );
}

function Standing({ form }: { form: Form }) {
  const { t } = useTexts();
  const { field } = form;
  return (
    <div className={classes.pair}>
      <SelectField<PersonEntry['gender']>
        {...field('gender')}
        label={t('people:form.gender')}
        choices={[
          { value: null, label: t('people:form.chooseGender') },
          ...genders.codes.map((value) => ({ value, label: t(`people:gender.${value}`) })),
        ]}
      />
      <SelectField
        {...field('appointment')}
        label={t('people:form.appointment')}
        choices={appointments.map((value) => ({ value, label: t(`people:appointment.${value}`) }))}
      />
    </div>
  );
}

function Preferences({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, field } = form;
  return (
    <div className={classes.pair}>
      <SelectField
        {...field('hope')}
        label={t('people:form.hope')}
        choices={hopes.codes.map((value) => ({ value, label: t(`people:hope.${value}`) }))}
      />
      <SelectField
        {...field('lang')}
        label={t('people:form.lang')}
        choices={useLanguageChoices(values.lang)}
      />
    </div>
  );
}

/** @param phone as it is stored */
export function PersonFields({ form, phone }: { form: Form; phone: string | null }) {
  const { t } = useTexts();
  const { values, field, set } = form;
  return (
    <>
      <div className={classes.pair}>
        <TextField {...field('first_name')} label={t('people:form.firstName')} autoComplete="off" />
        <TextField {...field('last_name')} label={t('people:form.lastName')} autoComplete="off" />
      </div>
      <Standing form={form} />
      <div className={classes.pair}>
        <TextField
          {...field('phone')}
          label={t('people:form.phone')}
          description={t(phoneLabels(phone))}
          type="tel"
          autoComplete="off"
        />
        <TextField {...field('email')} label={t('people:form.email')} type="email" autoComplete="off" />
      </div>
      {isMember(values.appointment) && <MemberFields form={form} />}
      <Preferences form={form} />
      <SwitchRow
        label={t('people:form.cart')}
        checked={values.cart}
        onChange={(event) => set({ cart: event.currentTarget.checked })}
      />
      <SwitchRow
        label={t('people:form.active')}
        description={t('people:form.activeHint')}
        checked={values.active}
        onChange={(event) => set({ active: event.currentTarget.checked })}
      />
    </>
  );
}
