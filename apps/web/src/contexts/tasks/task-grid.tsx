/** Tasks and weeks on a wide screen; the list below it has the same slots. */

import { groupBy } from '@sheaf/rules/group-by';
import { addDays, startOfWeek } from '@sheaf/rules/schedules/calendar-week';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { KindIcon, whoOf } from './slot-labels.tsx';
import classes from './tasks.module.css';
import type { Slot } from './use-slots.ts';

const shownWeeks = 6;

function Cell({ slot, onOpen }: { slot: Slot; onOpen: (slot: Slot) => void }) {
  const { t } = useTexts();
  const all = slot.checklist.length;
  const done = slot.done_items.length;
  return (
    <button
      type="button"
      className={classes.cell}
      data-mine={slot.mine || undefined}
      onClick={() => onOpen(slot)}
    >
      <bdi>{whoOf(t, slot)}</bdi>
      {slot.state === 'done' && (
        <span className={classes.chip} data-tone="done">
          <IconCheck aria-hidden="true" size={16} />
          {t('tasks:state.done')}
        </span>
      )}
      {slot.state === 'open' && done > 0 && (
        <span className={classes.count}>{t('tasks:doneOf', { done, all })}</span>
      )}
    </button>
  );
}

export function TaskGrid({ slots, onOpen }: { slots: readonly Slot[]; onOpen: (slot: Slot) => void }) {
  const { t } = useTexts();
  const first = startOfWeek(today(), 1);
  const weeks = Array.from({ length: shownWeeks }, (_, week) => addDays(first, 7 * week));
  const end = addDays(first, 7 * shownWeeks);
  const shown = slots.filter(
    ({ on_date, state }) => on_date >= first && on_date < end && state !== 'skipped',
  );
  const rows = [...groupBy(shown, ({ task_id, sheet_id }) => `${task_id ?? ''} ${sheet_id ?? ''}`).values()];
  if (rows.length === 0) return null;
  return (
    <div className={classes.wide}>
      <Card>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('tasks:keep.tasks')}</th>
              {weeks.map((week) => (
                <th key={week} scope="col" data-now={week === first || undefined}>
                  {shortDay(week)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((of) => (
              <tr key={of[0]!.id}>
                <th scope="row">
                  <span className={classes.taskName}>
                    <KindIcon kind={of[0]!.kind} />
                    <bdi>{of[0]!.sheet?.label ?? of[0]!.label}</bdi>
                  </span>
                </th>
                {weeks.map((week) => (
                  <td key={week} data-now={week === first || undefined}>
                    {of
                      .filter(({ on_date }) => on_date >= week && on_date < addDays(week, 7))
                      .map((slot) => (
                        <Cell key={slot.id} slot={slot} onOpen={onOpen} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
