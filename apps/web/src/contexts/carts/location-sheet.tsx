/** Sheet that adds or edits a cart location (CARTS-R9). */

import { cartDefaults } from '@sheaf/rules/carts/shift';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

export type CartLocation = Reply<'carts.listLocations'>[number];

const valuesOf = (cart: CartLocation | null) => ({
  location: cart?.location ?? '',
  max_users: (cart?.max_users ?? cartDefaults.maxPeople) as number | null,
  start_time: cart?.start_time ?? (cartDefaults.opensAt as string),
  end_time: cart?.end_time ?? (cartDefaults.closesAt as string),
  start_date: cart?.start_date ?? '',
});

export function LocationSheet({ cart, onClose }: { cart: CartLocation | null; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: cart ? 'carts.editLocation' : 'carts.addLocation',
    params: cart ? { id: cart.id } : undefined,
    row: cart,
    valuesOf,
    bodyOf: ({ max_users, ...values }) => (max_users === null ? null : { ...values, max_users }),
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={cart ? t('carts:locations.edit') : t('carts:locations.add')}
      tell={(values) => [
        { label: t('carts:form.location'), value: values.location },
        { label: t('carts:form.maxUsers'), value: String(values.max_users ?? '') },
      ]}
      onClose={onClose}
    >
      <TextField {...form.field('location')} label={t('carts:form.location')} />
      <NumberField {...form.field('max_users')} label={t('carts:form.maxUsers')} />
      <TimeField {...form.field('start_time')} label={t('carts:form.opens')} />
      <TimeField {...form.field('end_time')} label={t('carts:form.closes')} />
      <DateField
        {...form.field('start_date')}
        label={t('carts:form.firstDay')}
        description={t('carts:form.firstDayText')}
      />
    </RecordSheet>
  );
}
