/** The tour of the duties at the meetings (ATTEND-S4, SHELL-O3): what each step is about, and what it opens to show it. */
import type { MenuGate } from '../../permissions/menu-gate.ts';

const schedules = '/schedules/attendants/';
const settings = '/settings/attendants-scheduler/';

export interface DutiesTourStep extends MenuGate {
  /** Its phrases are `tour:<name>.title` and `tour:<name>.text`. */
  name: string;
  screen: typeof schedules | typeof settings;
  /** The `data-tour` of what it points at; without one, or where this person has none, it is told in general. */
  target?: string;
  /** The sheet of the first meeting, or the form of the first duty that people take turns at. */
  opens?: 'meeting' | 'form';
}

/** The form and the buttons of a row: whoever only reads the duties has neither. */
const keeping: MenuGate = {
  permissions: ['settings.meetings.attendants'],
  also: 'schedules.attendants.edit',
};

export const dutiesTour: readonly DutiesTourStep[] = [
  { name: 'duties-intro', screen: schedules },
  { name: 'duties-filter', screen: schedules, target: 'duty-filter' },
  { name: 'duties-meeting', screen: schedules, target: 'duty-meeting' },
  {
    name: 'duties-edit',
    screen: schedules,
    target: 'duty-place',
    opens: 'meeting',
    permissions: ['schedules.attendants.edit'],
  },
  {
    name: 'duties-save',
    screen: schedules,
    target: 'duty-ready',
    opens: 'meeting',
    permissions: ['schedules.attendants.edit'],
  },
  {
    name: 'duties-responsibilities',
    screen: settings,
    target: 'duty-cards',
    permissions: ['settings.meetings.attendants'],
  },
  { name: 'duties-add', screen: settings, target: 'duty-add', ...keeping },
  { name: 'duties-label', screen: settings, target: 'duty-label', opens: 'form', ...keeping },
  { name: 'duties-frequency', screen: settings, target: 'duty-frequency', opens: 'form', ...keeping },
  { name: 'duties-scope', screen: settings, target: 'duty-scope', opens: 'form', ...keeping },
  { name: 'duties-notes', screen: settings, target: 'duty-notes', opens: 'form', ...keeping },
  { name: 'duties-people', screen: settings, target: 'duty-people', opens: 'form', ...keeping },
  { name: 'duties-show-all', screen: settings, target: 'duty-show-all', opens: 'form', ...keeping },
  { name: 'duties-search', screen: settings, target: 'duty-search', opens: 'form', ...keeping },
  { name: 'duties-own-scope', screen: settings, target: 'duty-order', opens: 'form', ...keeping },
  { name: 'duties-order', screen: settings, target: 'duty-order', opens: 'form', ...keeping },
  {
    name: 'duties-booked',
    screen: settings,
    target: 'duty-card',
    permissions: ['settings.meetings.attendants'],
  },
  { name: 'duties-change', screen: settings, target: 'duty-buttons', ...keeping },
  { name: 'duties-delete', screen: settings, target: 'duty-buttons', ...keeping },
  {
    name: 'duties-print',
    screen: schedules,
    target: 'duty-menu',
    permissions: ['settings.print.attendants_schedule'],
  },
  { name: 'duties-reminders', screen: schedules, permissions: ['settings.cong.edit'] },
  { name: 'duties-finish', screen: schedules },
];

/** Which step an address asks for: a place among those that are offered, or none. */
export function dutiesTourPlace(asked: string | null, steps: readonly DutiesTourStep[]): number | null {
  if (asked === null || !/^\d{1,2}$/.test(asked)) return null;
  const place = Number(asked);
  return place < steps.length ? place : null;
}

/** The address of a step, `/schedules/attendants/?tour=3`. */
export const dutiesTourAddress = (steps: readonly DutiesTourStep[], place: number): string =>
  `${steps[place]!.screen}?tour=${place}`;
