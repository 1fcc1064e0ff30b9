/** The own slot that is next, with its checklist and the button that marks it as done. */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { SlotChecklist } from './slot-checklist.tsx';
import { hoursOf, whoOf } from './slot-labels.tsx';
import classes from './tasks.module.css';
import { markSlot, queueKeyOf, type Slot } from './use-slots.ts';

/** Undo sends another mark, in the order of the queue. */
export async function completeSlot(slot: Slot, told: { done: string; undone: string }): Promise<void> {
  const { done_items: items, note } = slot;
  await markSlot(slot, { done: true, items, note });
  toasts.show(told.done, async () => {
    await markSlot(slot, { done: false, items, note });
    return told.undone;
  });
}

export function NextSlot({ slot, onOpen }: { slot: Slot; onOpen: (slot: Slot) => void }) {
  const { t } = useTexts();
  const unsent = useUnsent(useWaitingOf(queueKeyOf(slot.id)));
  const all = slot.checklist.length;
  const told = t('tasks:doneOf', { done: slot.done_items.length, all });
  return (
    <Section title={t('tasks:next')}>
      <div className={classes.parts}>
        <Card padded>
          <div className={classes.next}>
            <div className={classes.head}>
              <h3 className={classes.label}>
                <PlainButton onClick={() => onOpen(slot)}>
                  <bdi>{slot.label}</bdi>
                </PlainButton>
              </h3>
              {all > 0 && <p className={classes.count}>{told}</p>}
            </div>
            {all > 0 && (
              <progress className={classes.bar} value={slot.done_items.length} max={all} aria-label={told} />
            )}
            <p className={classes.line}>{joinTexts([hoursOf(t, slot), whoOf(t, slot)])}</p>
            {unsent.length > 0 && (
              <p className={classes.line} role="status">
                {t('tasks:waits')}
              </p>
            )}
          </div>
        </Card>
        <SlotChecklist slot={slot} />
        {slot.may.complete && (
          <Button
            fullWidth
            // Before its day it is rarely pressed on purpose.
            variant={slot.on_date <= nowHere().slice(0, 10) ? 'filled' : 'default'}
            leftSection={<IconCheck aria-hidden="true" size={20} />}
            onClick={() => completeSlot(slot, { done: t('tasks:state.done'), undone: t('tasks:reopen') })}
          >
            {t('tasks:done')}
          </Button>
        )}
      </div>
    </Section>
  );
}
