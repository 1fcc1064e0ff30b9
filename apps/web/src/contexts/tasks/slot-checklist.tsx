/** Checklist of a slot. A tick is stored on the phone first. */
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './tasks.module.css';
import { markSlot, type Slot } from './use-slots.ts';

export function SlotChecklist({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  const { checklist, done_items: items, state, note } = slot;
  const tick = (item: number, on: boolean): void => {
    const next = on
      ? [...items, item].sort((one, other) => one - other)
      : items.filter((one) => one !== item);
    void markSlot(slot, { done: state === 'done', items: next, note });
  };
  if (checklist.length === 0) return null;
  return (
    <Card label={t('tasks:checklist')}>
      <ul className={`${classes.list} ${classes.ticks}`}>
        {checklist.map((label, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its position
          <li key={item}>
            <TickBox
              label={<bdi>{label}</bdi>}
              checked={items.includes(item)}
              disabled={!slot.may.complete}
              onChange={(on) => tick(item, on)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
