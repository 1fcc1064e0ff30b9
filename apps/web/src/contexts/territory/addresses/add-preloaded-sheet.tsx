/**
 * ADDR-S4: one entry creates many addresses; business names for type 2, coordinates for type 3, dates if
 * shown (ADDR-R9, R11, R12, R19).
 */
import { takesSuffix } from '@sheaf/rules/territory/addresses/house';
import { everySecond, previewDoors } from '@sheaf/rules/territory/addresses/preview-doors';
import { asksBusinessName, asksCoordinates, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { DoorsPreview } from './doors-preview.tsx';
import { StreetField } from './street-field.tsx';
import { useTypedFields } from './use-typed-fields.ts';

const degrees = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')));

const valuesOf = (page: MapPage) => ({
  street: page.streets[0]!.id,
  house: '',
  suffix: '',
  unit: '',
  name: '',
  lat: '',
  lng: '',
  date: '',
  note: '',
});

export function AddPreloadedSheet({ page, onClose }: { page: MapPage; onClose: () => void }) {
  const { t } = useTexts();
  const { show_address_date: showsDate } = useSignedIn().congregation;
  const form = useRecordForm({
    operation: 'addresses.addPreloadedAddress',
    row: null,
    valuesOf: () => valuesOf(page),
    bodyOf: ({ suffix, lat, lng, date, ...values }) => ({
      map: page.map.id,
      ...values,
      suffix: takesSuffix(values.house) ? suffix : null,
      lat: degrees(lat),
      lng: degrees(lng),
      date: (showsDate && date) || null,
    }),
    // The list shows its first addresses only, so the new ones may be out of view.
    onTold: (added) => toasts.show(t('addresses:preloaded.added', { count: added.length })),
    onSaved: onClose,
  });
  const { values, field } = form;
  const typedField = useTypedFields(values, { many: true });
  const typed = (name: 'house' | 'suffix' | 'unit') => ({
    ...field(name),
    ...typedField(name, field(name).error),
  });
  const type = mapTypes.decode(page.map.type_id);
  return (
    <RecordSheet
      form={form}
      title={t('addresses:preloaded.add')}
      verb={t('addresses:preloaded.add')}
      onClose={onClose}
    >
      <StreetField page={page} {...field('street')} />
      {asksBusinessName(type) && <TextField {...field('name')} label={t('addresses:preloaded.name')} />}
      <TextField
        {...typed('house')}
        label={t('addresses:preloaded.house')}
        description={t('addresses:preloaded.houseHint')}
      />
      {takesSuffix(values.house) && (
        <TextField
          {...typed('suffix')}
          label={t('addresses:add.suffix')}
          description={t('addresses:add.suffixHint')}
        />
      )}
      <TextField
        {...typed('unit')}
        label={t('addresses:add.unit')}
        description={t('addresses:add.unitHint')}
      />
      <DoorsPreview doors={previewDoors(values)} second={everySecond(values.house)} />
      {asksCoordinates(type) && (
        <>
          <TextField
            {...field('lat')}
            label={t('addresses:preloaded.lat')}
            inputMode="decimal"
            most={undefined}
          />
          <TextField
            {...field('lng')}
            label={t('addresses:preloaded.lng')}
            inputMode="decimal"
            most={undefined}
          />
        </>
      )}
      {showsDate && <DateField {...field('date')} label={t('addresses:preloaded.date')} />}
      <TextField {...field('note')} label={t('addresses:preloaded.note')} rows={2} />
    </RecordSheet>
  );
}
