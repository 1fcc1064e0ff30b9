/**
 * Sheet that adds or edits a congregation entered by hand; for our own only address, language and time zone
 * (SPKR-R6).
 */
import { useTexts } from '#platform/texts.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useRead } from '#platform/use-read.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import type { Profile } from './directory-labels.ts';

const valuesOf = (profile: Profile | null) => ({
  name: profile?.name ?? '',
  country_id: profile?.country_id ?? null,
  region_id: profile?.region_id ?? null,
  circuit: profile?.circuit ?? '',
  suburb: profile?.suburb ?? '',
  postcode: profile?.postcode ?? '',
  address: profile?.address ?? '',
  lang: profile?.lang ?? null,
  timezone_id: profile?.timezone_id ?? null,
  public_day: profile?.public_day ?? 0,
  public_start_time: profile?.public_start_time ?? '10:00',
});

type Values = ReturnType<typeof valuesOf>;
const days = [0, 1, 2, 3, 4, 5, 6] as const;
const forEver = { staleTime: Number.POSITIVE_INFINITY };

/** SPKR-R11: the regions depend on the country. */
function CountryFields({ form }: { form: RecordFormState<Values> }) {
  const { t } = useTexts();
  const countries = useCountries();
  const regions = (useRead('places.listRegions', {}, forEver).data ?? []).filter(
    ({ country_id }) => country_id === form.values.country_id,
  );
  const named = (list: readonly { id: number; name: string }[]) => [
    { value: null, label: t('speakers:form.none') },
    ...list.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <SelectField
        {...form.field('country_id')}
        label={t('speakers:form.country')}
        choices={named(countries)}
        onChange={(country_id) => form.set({ country_id, region_id: null })}
      />
      {regions.length > 0 && (
        <SelectField
          {...form.field('region_id')}
          label={t('speakers:form.region')}
          choices={named(regions)}
        />
      )}
    </>
  );
}

function KeptFields({ form }: { form: RecordFormState<Values> }) {
  const { t } = useTexts();
  return (
    <>
      <TextField {...form.field('name')} label={t('speakers:form.name')} />
      <TextField {...form.field('circuit')} label={t('speakers:form.circuit')} />
      <CountryFields form={form} />
      <TextField {...form.field('address')} label={t('speakers:form.address')} />
      <TextField {...form.field('suburb')} label={t('speakers:form.suburb')} />
      <TextField {...form.field('postcode')} label={t('speakers:form.postcode')} />
      <SelectField
        {...form.field('public_day')}
        label={t('speakers:form.day')}
        choices={days.map((value) => ({ value: value as number, label: t(`speakers:day.${value}`) }))}
      />
      <TimeField {...form.field('public_start_time')} label={t('speakers:form.time')} />
    </>
  );
}

interface CongregationSheetProps {
  profile: Profile | null;
  onSaved?: (saved: Profile) => void;
  onClose: () => void;
}

export function CongregationSheet({ profile, onSaved, onClose }: CongregationSheetProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: profile ? 'speakers.editProfile' : 'speakers.addCongregation',
    params: profile ? { id: profile.id } : undefined,
    row: profile,
    valuesOf,
    bodyOf: (values) => values,
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <RecordSheet
      form={form}
      title={profile ? t('speakers:editCongregation', { name: profile.name }) : t('speakers:add')}
      tell={(values) => [
        { label: t('speakers:form.name'), value: values.name },
        { label: t('speakers:form.circuit'), value: values.circuit },
        { label: t('speakers:form.address'), value: values.address },
        { label: t('speakers:form.time'), value: values.public_start_time },
      ]}
      onClose={onClose}
    >
      {profile?.active ? (
        <TextField {...form.field('address')} label={t('speakers:form.address')} />
      ) : (
        <KeptFields form={form} />
      )}
    </RecordSheet>
  );
}
