/** Screen of tasks: the own ones, open places, and all by month (X-TASKS-6, X-TASKS-9). */

import { groupBy } from '@sheaf/rules/group-by';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { today } from '#platform/dates.ts';
import { useOnline } from '#platform/online.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { monthTitle } from '#ui/schedule/schedule-dates.ts';
import { NextSlot } from './next-slot.tsx';
import { SlotRow } from './slot-row.tsx';
import { SlotSheet } from './slot-sheet.tsx';
import { TaskGrid } from './task-grid.tsx';
import classes from './tasks.module.css';
import { type Slot, useSlots } from './use-slots.ts';

const views = ['mine', 'open', 'all'] as const;
type View = (typeof views)[number];

interface ListProps {
  slots: readonly Slot[];
  onOpen: (slot: Slot) => void;
}

const Rows = ({ slots, onOpen }: ListProps) => (
  <Card>
    <ul className={classes.list}>
      {slots.map((slot) => (
        <SlotRow key={slot.id} slot={slot} onOpen={onOpen} />
      ))}
    </ul>
  </Card>
);

/** The first own slot that is not done, the others, and those that were done lately. */
function Mine({ slots, onOpen }: ListProps) {
  const { t } = useTexts();
  const own = slots.filter(({ mine, state }) => mine && state !== 'skipped');
  const open = own.filter(({ state }) => state === 'open');
  // A turn of the group is completed by those who lead it or take a place.
  const next = open.find(({ may }) => may.complete) ?? open[0];
  const others = own.filter((slot) => slot !== next);
  if (own.length === 0) return <Hint>{t('tasks:empty')}</Hint>;
  return (
    <>
      {next && <NextSlot slot={next} onOpen={onOpen} />}
      {others.length > 0 && (
        <Section title={t('tasks:coming')}>
          <Rows slots={others} onOpen={onOpen} />
        </Section>
      )}
    </>
  );
}

function Open({ slots, onOpen }: ListProps) {
  const { t } = useTexts();
  const open = slots.filter(({ may }) => may.take);
  return open.length > 0 ? <Rows slots={open} onOpen={onOpen} /> : <Hint>{t('tasks:emptyOpen')}</Hint>;
}

function Months({ slots, onOpen }: ListProps) {
  const months = [...groupBy(slots, ({ on_date }) => on_date.slice(0, 7))];
  return (
    <>
      <TaskGrid slots={slots} onOpen={onOpen} />
      {months.map(([month, rows]) => (
        <Section key={month} title={monthTitle(month)}>
          <Rows slots={rows} onOpen={onOpen} />
        </Section>
      ))}
    </>
  );
}

const shownView = { mine: Mine, open: Open, all: Months } satisfies Record<View, unknown>;

function ViewChips({
  slots,
  view,
  onChange,
}: {
  slots: readonly Slot[];
  view: View;
  onChange: (view: View) => void;
}) {
  const { t } = useTexts();
  const count = slots.filter(({ may }) => may.take).length;
  return (
    <Chips label={t('tasks:view.label')} oneLine>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onChange(one)}>
          {view === one && <IconCheck aria-hidden="true" size={18} />}
          {one === 'open' && count > 0 ? t('tasks:openCount', { count }) : t(`tasks:view.${one}`)}
        </button>
      ))}
    </Chips>
  );
}

/** The own slots first; without any, the open places, and for keepers all. */
function firstView(slots: readonly Slot[], keeps: boolean): View {
  if (slots.some(({ mine, state }) => mine && state === 'open')) return 'mine';
  if (keeps) return 'all';
  return slots.some(({ may }) => may.take) ? 'open' : 'mine';
}

function Views({ slots, onOpen, keeps }: ListProps & { keeps: boolean }) {
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? firstView(slots, keeps);
  const Shown = shownView[view];
  return (
    <>
      <ViewChips slots={slots} view={view} onChange={setChosen} />
      <Shown slots={slots} onOpen={onOpen} />
    </>
  );
}

/** Past slots stay while they are not done, or were done today. */
const isCurrent = ({ state, on_date, until_on, done_at }: Slot): boolean =>
  state === 'open' || (until_on ?? on_date) >= today() || (done_at ?? '').slice(0, 10) >= today();

export function TasksScreen() {
  const { t } = useTexts();
  const keeps = usePermits().has('settings.tasks');
  const online = useOnline();
  const navigate = useNavigate();
  const { slots, marked = [] } = useSlots();
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = marked.filter(isCurrent);
  const opened = marked.find(({ id }) => id === openId);
  return (
    <Page
      title={t('tasks:title')}
      back
      actions={
        keeps &&
        online && (
          <IconButton label={t('tasks:keep.open')} onClick={() => navigate('/schedules/tasks/lists/')}>
            <IconClipboardList aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <QueryState
        query={slots}
        skeleton={{ height: 60, count: 5 }}
        empty={{
          icon: <IconClipboardCheck aria-hidden="true" />,
          text: t(keeps ? 'tasks:emptyAll' : 'tasks:empty'),
        }}
      >
        {() => <Views slots={shown} keeps={keeps} onOpen={({ id }) => setOpenId(id)} />}
      </QueryState>
      {opened && <SlotSheet slot={opened} onClose={() => setOpenId(null)} />}
    </Page>
  );
}
