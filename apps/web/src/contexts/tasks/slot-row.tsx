/** A slot in a list: what, when, who, and its state in words. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { ReactNode } from 'react';
import { today } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import { clockTime } from '#ui/schedule/schedule-dates.ts';
import { daysOver, KindIcon, openPlaces, slotDay, whoOf } from './slot-labels.tsx';
import classes from './tasks.module.css';
import type { Slot } from './use-slots.ts';

export function SlotChip({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  const over = daysOver(slot, today());
  const open = openPlaces(slot);
  const chip = (tone: 'done' | 'overdue' | 'open', icon: ReactNode, text: string) => (
    <span className={classes.chip} data-tone={tone}>
      {icon}
      {text}
    </span>
  );
  if (slot.state === 'done')
    return chip('done', <IconCheck aria-hidden="true" size={16} />, t('tasks:state.done'));
  if (slot.state === 'skipped') return chip('open', null, t('tasks:state.skipped'));
  if (over > 0)
    return chip(
      'overdue',
      <IconClockExclamation aria-hidden="true" size={16} />,
      t('tasks:overdue', { count: over }),
    );
  return open > 0 ? chip('open', null, t('tasks:places', { count: open })) : null;
}

export function SlotRow({ slot, onOpen }: { slot: Slot; onOpen: (slot: Slot) => void }) {
  const { t } = useTexts();
  return (
    <li>
      <ListRow
        icon={<KindIcon kind={slot.kind} />}
        title={<bdi>{slot.label}</bdi>}
        lines={[
          joinTexts([slotDay(slot.on_date), clockTime(slot.starts_at)]),
          joinTexts([slot.sheet && t('tasks:sheetOf', { label: slot.sheet.label }), whoOf(t, slot)]),
        ]}
        value={<SlotChip slot={slot} />}
        onClick={() => onOpen(slot)}
      />
    </li>
  );
}
