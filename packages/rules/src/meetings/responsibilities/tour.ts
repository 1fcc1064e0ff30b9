/**
 * Tour of the responsibilities schedule (ATTEND-S4, SHELL-O3): subject of each step, and the sheet that it
 * opens.
 */
import type { MenuGate } from '../../permissions/menu-gate.ts';

const schedules = '/schedules/attendants/';
const settings = '/settings/attendants-scheduler/';

export interface DutiesTourStep extends MenuGate {
  /** Phrases are `tour:<name>.title` and `tour:<name>.text`. */
  name: string;
  screen: typeof schedules | typeof settings;
  /** `data-tour` value of the target; without a match the step is shown in the middle of the screen. */
  target?: string;
  /** Opens the sheet of the first meeting, or the form of the first responsibility with turns by person. */
  opens?: 'meeting' | 'form';
}

/** The form and row buttons are hidden for people with read access. */
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

/** Parses the step of an address; null if it is not one of the offered steps. */
export function dutiesTourPlace(asked: string | null, steps: readonly DutiesTourStep[]): number | null {
  if (asked === null || !/^\d{1,2}$/.test(asked)) return null;
  const place = Number(asked);
  return place < steps.length ? place : null;
}

/** Address of a step, `/schedules/attendants/?tour=3`. */
export const dutiesTourAddress = (steps: readonly DutiesTourStep[], place: number): string =>
  `${steps[place]!.screen}?tour=${place}`;
