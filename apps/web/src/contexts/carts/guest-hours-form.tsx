/** Form for the hours per week of a partner congregation at a cart (CARTS-X1). */
import { useTexts } from '#platform/texts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { CartLocation } from './location-sheet.tsx';

type Share = CartLocation['congregations'][number];

interface GuestHoursFormProps {
  cart: number;
  share: Share;
}

export function GuestHoursForm({ cart, share }: GuestHoursFormProps) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'carts.limitGuestHours',
    params: { id: cart, cid: share.id },
    row: share,
    valuesOf: (row: Share | null) => ({ hours_a_week: row?.hours_a_week ?? null }),
    bodyOf: ({ hours_a_week }) => (hours_a_week === null ? null : { hours_a_week }),
  });
  return (
    <RecordForm form={form} maySave light onlyChanged savedText={t('carts:sharing.hoursSaved')}>
      <NumberField
        {...form.field('hours_a_week')}
        label={t('carts:sharing.hours', { name: share.name })}
        description={t('carts:sharing.hoursText')}
      />
    </RecordForm>
  );
}
