import { expect, it } from 'vitest';
import { offeredSteps } from '../../dashboard/dashboard/tour.ts';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { dutiesTour, dutiesTourAddress, dutiesTourPlace } from './tour.ts';

const offered = (permits: readonly string[], modules = {}) =>
  offeredSteps(dutiesTour, { permits: new Set(permits), modules, entries: [] });

it('ATTEND-S4 SHELL-S8 the tour has 22 distinct steps for a person with all permissions', () => {
  expect(offered(permissionKeys)).toHaveLength(22);
  expect(new Set(dutiesTour.map(({ name }) => name)).size).toBe(22);
});

it('SHELL-O3 a person with read access gets only steps about what they see', () => {
  expect(offered(['schedules.attendants']).map(({ name }) => name)).toEqual([
    'duties-intro',
    'duties-filter',
    'duties-meeting',
    'duties-finish',
  ]);
  const editor = offered(['schedules.attendants', 'schedules.attendants.edit']).map(({ opens }) => opens);
  expect(editor.filter((opens) => opens === 'meeting')).toHaveLength(2);
  expect(editor).not.toContain('form');
  expect(offered(['settings.meetings.attendants']).map(({ name }) => name)).toEqual([
    'duties-intro',
    'duties-filter',
    'duties-meeting',
    'duties-responsibilities',
    'duties-booked',
    'duties-finish',
  ]);
});

it('ATTEND-S4 the address contains the step, and an invalid step is null', () => {
  const steps = offered(permissionKeys);
  expect(dutiesTourAddress(steps, 5)).toBe('/settings/attendants-scheduler/?tour=5');
  expect([null, '', 'x', '-1', '22', '1.5', '021'].map((asked) => dutiesTourPlace(asked, steps))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect([dutiesTourPlace('0', steps), dutiesTourPlace('21', steps)]).toEqual([0, 21]);
});
