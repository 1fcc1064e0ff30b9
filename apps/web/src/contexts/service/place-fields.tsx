/**
 * Place of a group: a recent address or a new one, or the link of an online meeting (SERVICE-R2, SERVICE-R8,
 * SERVICE-O4).
 */
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { SwitchRow } from '#ui/switch-row.tsx';

export interface PlaceValues {
  online: boolean;
  location: string;
  coordinates: string;
}

export const placeValues = (
  row: { online: boolean; location: string; coordinates: string | null } | null,
): PlaceValues => ({
  online: row?.online ?? false,
  location: row?.location ?? '',
  coordinates: row?.coordinates ?? '',
});

type Form = Pick<RecordFormState<PlaceValues>, 'values' | 'set' | 'field'>;

function UsedPlaces({ form }: { form: Form }) {
  const { t } = useTexts();
  const places = useRead('service.listPlaces').data ?? [];
  if (places.length === 0) return null;
  const chosen = places.find(({ location }) => location === form.values.location)?.id ?? null;
  return (
    <SelectField<number | null>
      label={t('service:form.used')}
      value={chosen}
      choices={[
        { value: null, label: t('service:form.anotherPlace') },
        ...places.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(id) => {
        const place = places.find((one) => one.id === id);
        form.set({ location: place?.location ?? '', coordinates: place?.coordinates ?? '' });
      }}
      error={undefined}
      required={false}
      least={undefined}
      most={undefined}
    />
  );
}

export function PlaceFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { values, set, field } = form;
  return (
    <>
      <SwitchRow
        label={t('service:form.online')}
        checked={values.online}
        onChange={(event) => set({ online: event.currentTarget.checked, location: '', coordinates: '' })}
      />
      {values.online ? (
        <TextField {...field('location')} type="url" dir="ltr" label={t('service:form.url')} />
      ) : (
        <>
          <UsedPlaces form={form} />
          <TextField {...field('location')} label={t('service:form.location')} />
          <TextField
            {...field('coordinates')}
            dir="ltr"
            label={t('service:form.coordinates')}
            description={t('service:form.coordinatesText')}
          />
        </>
      )}
    </>
  );
}
