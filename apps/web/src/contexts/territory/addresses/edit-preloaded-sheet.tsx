/** ADDR-C5: edits phone, name, date and note of a preloaded address. */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import type { MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { shortDate } from '#platform/dates.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

type PreloadedRow = NonNullable<MapPage['preloadedAddresses']>[number];

const valuesOf = (row: PreloadedRow | null) => ({
  number: row?.number ?? '',
  name: row?.name ?? '',
  lat: String(row?.lat ?? ''),
  lng: String(row?.lng ?? ''),
  date: row?.date ?? '',
  note: row?.note ?? '',
});

/** The server reports an invalid number. */
const degrees = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export interface EditPreloadedSheetProps {
  row: PreloadedRow;
  asksName: boolean;
  asksPlace: boolean;
  onClose: () => void;
}

export function EditPreloadedSheet({ row, asksName, asksPlace, onClose }: EditPreloadedSheetProps) {
  const { t } = useTexts();
  const { show_address_date: showsDate } = useSignedIn().congregation;
  const form = useRecordForm({
    operation: 'addresses.editPreloadedAddress',
    params: { id: row.id },
    row,
    valuesOf,
    bodyOf: ({ number, name, lat, lng, date, note }) => ({
      number,
      note,
      ...(asksName && { name }),
      ...(asksPlace && { lat: degrees(lat), lng: degrees(lng) }),
      // A row read while dates were hidden has none; the stored date must not be cleared.
      ...(showsDate && (date !== '' || row.date !== null) && { date: date || null }),
    }),
    sendsBlank: true,
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <RecordSheet
      form={form}
      title={t('addresses:preloaded.editTitle', { address: addressText(row) })}
      tell={({ number, name, lat, lng, date, note }) => [
        { label: t('addresses:preloaded.phone'), value: number },
        { label: t('addresses:preloaded.name'), value: name },
        { label: t('addresses:preloaded.lat'), value: lat },
        { label: t('addresses:preloaded.lng'), value: lng },
        { label: t('addresses:preloaded.date'), value: date && shortDate(date) },
        { label: t('addresses:preloaded.note'), value: note },
      ]}
      onClose={onClose}
    >
      <TextField {...field('number')} label={t('addresses:preloaded.phone')} type="tel" />
      {asksName && <TextField {...field('name')} label={t('addresses:preloaded.name')} />}
      {asksPlace && (
        <>
          {row.place_unknown && <p role="status">{t('addresses:preloaded.placeUnknown')}</p>}
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
      <TextField {...field('note')} label={t('addresses:preloaded.note')} rows={3} />
    </RecordSheet>
  );
}
