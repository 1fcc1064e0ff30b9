/** The fields of a map, by its type (MAPS-D7, MAPS-R16, MAPS-R17). */
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { asksLanguage, isNamed } from '@sheaf/rules/territory/maps/map-form';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { useBlockLetters } from '#contexts/people/congregations/congregations.api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { LanguageField } from '#ui/form/language-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { MapValues } from './map-values.ts';

interface MapFieldsProps {
  form: RecordFormState<MapValues>;
  isNew: boolean;
}

function PlaceField({ form: { values, field } }: MapFieldsProps) {
  const { t } = useTexts();
  const named = isNamed(mapTypes.decode(values.type_id));
  const suburbs = useRead('places.listSuburbs', {}, { enabled: !named }).data ?? [];
  if (named) return <TextField {...field('name')} label={t('territory:form.name')} />;
  return (
    <SelectField
      {...field('suburb')}
      label={t('territory:form.suburb')}
      description={t('territory:form.suburbHint')}
      choices={[
        { value: null, label: t('territory:form.noSuburb') },
        ...suburbs.map(({ id, suburb }) => ({ value: id, label: suburb })),
      ]}
    />
  );
}

export function MapFields(props: MapFieldsProps) {
  const { t } = useTexts();
  const { form, isNew } = props;
  const { values, set, field } = form;
  const letters = useBlockLetters();
  return (
    <>
      <TextField
        {...field('number')}
        label={t('territory:form.number')}
        {...(isNew && { 'data-autofocus': true })}
      />
      {isNew ? (
        <SelectField
          {...field('type_id')}
          label={t('territory:form.type')}
          choices={mapTypes.codes.map((value) => ({ value, label: t(`maps:legend.${value}`) }))}
        />
      ) : (
        <TextInput
          label={t('territory:form.type')}
          description={t('territory:form.typeFixed')}
          value={t(`maps:legend.${values.type_id}`)}
          readOnly
          error={field('type_id').error}
        />
      )}
      <PlaceField {...props} />
      {asksLanguage(mapTypes.decode(values.type_id)) && (
        <LanguageField {...field('lang')} label={t('territory:form.lang')} />
      )}
      <NumberField {...field('blocks')} label={t('territory:form.blocks')} />
      <SwitchRow
        label={t('territory:form.letters')}
        checked={values.blocks_as_letters ?? letters}
        onChange={(event) => set({ blocks_as_letters: event.currentTarget.checked })}
      />
      <NumberField
        {...field('order')}
        label={t('territory:form.order')}
        description={t('territory:form.orderHint')}
      />
      {isNew && (
        <DateField
          {...field('complete')}
          label={t('territory:form.complete')}
          description={t('territory:form.completeHint')}
        />
      )}
    </>
  );
}
