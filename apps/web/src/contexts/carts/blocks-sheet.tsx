/** Sheet for the weekly times at which a cart is closed (CARTS-R8). */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { clockTime, weekdayOf } from '#ui/schedule/schedule-dates.ts';
import type { CartLocation } from './location-sheet.tsx';

/** 0 is Sunday, listed last. */
const days = [1, 2, 3, 4, 5, 6, 0];

const noBlock = () => ({ day: 0, start_time: '', end_time: '' });

export function BlocksSheet({ cart, onClose }: { cart: CartLocation; onClose: () => void }) {
  const { t } = useTexts();
  const removal = useWrite('carts.deleteBlock');
  const form = useRecordForm({
    operation: 'carts.addBlock',
    row: null,
    valuesOf: noBlock,
    bodyOf: (values) => ({ cart_location_id: cart.id, ...values }),
    onSaved: () => form.begin(null),
  });
  const dayName = (day: number): string => weekdayOf(day || 7, 'long');
  const hoursOf = (block: CartLocation['blocks'][number]): string =>
    t('schedule:grid.hours', { from: clockTime(block.start_time), to: clockTime(block.end_time) });
  return (
    <RecordSheet
      form={form}
      title={t('carts:blocks.of', { name: cart.location })}
      verb={t('carts:blocks.add')}
      onClose={onClose}
    >
      {cart.blocks.length === 0 && <Hint small>{t('carts:blocks.none')}</Hint>}
      {cart.blocks.length > 0 && (
        <Card label={t('carts:blocks.title')}>
          {cart.blocks.map((block) => (
            <ListRow
              key={block.id}
              title={dayName(block.day)}
              line={hoursOf(block)}
              trailing={
                <IconButton
                  label={t('carts:blocks.delete', { day: dayName(block.day), hours: hoursOf(block) })}
                  onClick={() => removal.mutate({ params: { id: block.id } })}
                >
                  <IconTrash aria-hidden="true" size={20} />
                </IconButton>
              }
            />
          ))}
        </Card>
      )}
      <FailureNotice error={removal.error} />
      <SelectField
        {...form.field('day')}
        label={t('carts:form.day')}
        choices={days.map((value) => ({ value, label: dayName(value) }))}
      />
      <TimeField {...form.field('start_time')} label={t('carts:blocks.from')} />
      <TimeField {...form.field('end_time')} label={t('carts:blocks.to')} />
    </RecordSheet>
  );
}
