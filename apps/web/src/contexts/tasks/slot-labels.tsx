/** Texts and icons of slots. */
import type { TaskKind } from '@sheaf/rules/tasks/task-kind';
import { dayNumberOf } from '@sheaf/rules/time/day-number';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconFireExtinguisher from '@tabler/icons-react/dist/esm/icons/IconFireExtinguisher.mjs';
import IconPlant from '@tabler/icons-react/dist/esm/icons/IconPlant.mjs';
import IconSpray from '@tabler/icons-react/dist/esm/icons/IconSpray.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconToolsKitchen from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { wallDay } from '#platform/wall-times.ts';
import { clockTime } from '#ui/schedule/schedule-dates.ts';
import type { Slot } from './use-slots.ts';

const icons = {
  cleaning: IconSpray,
  garden: IconPlant,
  safety: IconFireExtinguisher,
  repair: IconTool,
  hospitality: IconToolsKitchen,
  other: IconClipboardCheck,
} satisfies Record<TaskKind, unknown>;

export function KindIcon({ kind }: { kind: TaskKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} />;
}

export const slotDay = (date: string): string => wallDay(`${date}T00:00`);

/** Ends after midnight are shown as clock times. */
const shownEnd = (clock: string): string =>
  clock < '24:00' ? clock : `${String(Number(clock.slice(0, 2)) - 24).padStart(2, '0')}${clock.slice(2)}`;

export const hoursOf = (t: Translate, { starts_at, ends_at, on_date, until_on }: Slot): string =>
  t('tasks:hours', {
    day:
      until_on === null
        ? slotDay(on_date)
        : t('tasks:until', { from: slotDay(on_date), to: slotDay(until_on) }),
    from: clockTime(starts_at),
    to: clockTime(shownEnd(ends_at)),
  });

/** Group and names of the people; the open places of a slot without them. */
export function whoOf(t: Translate, { group, places }: Slot): string {
  const names = places.flatMap(({ name }) => name ?? []);
  return joinTexts([group && t('tasks:group', { group: group.name }), ...names]) || t('tasks:nobody');
}

export const openPlaces = ({ places, state }: Slot): number =>
  state === 'open' ? places.filter(({ user_id }) => user_id === null).length : 0;

/** Days since the last day of a slot that is not done; 0 for any other. */
export function daysOver({ state, on_date, until_on }: Slot, today: string): number {
  if (state !== 'open') return 0;
  return Math.max(0, dayNumberOf(today) - dayNumberOf(until_on ?? on_date));
}
