import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dutyKindNames } from '../../duties/duty-kind.ts';
import { swapAgreements } from '../../people/availability/settings.ts';
import { meetingParts } from '../../people/people/meeting-part.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import { plannerKeyOf, swapTermsOf } from './swap-terms.ts';
import { seesReasons, swapRoleOf } from './swap-viewer.ts';

const swap = { from: 1, offers: [{ personId: 2, state: 'sent' as const }] };
const roleOf = (personId: number, ...keys: PermissionKey[]) =>
  swapRoleOf(swap, 'schedules.meetings.assign', { personId, permissions: new Set(keys) });

it('X-SWAP-7 only the asker and the planners of the duty see reasons and offers', () => {
  expect([roleOf(1), roleOf(2), roleOf(3)]).toEqual(['asker', 'asked', null]);
  expect(roleOf(3, 'schedules.meetings.assign')).toBe('planner');
  expect(roleOf(2, 'schedules.meetings.assign')).toBe('planner');
  expect(roleOf(3, 'schedules.attendants.edit')).toBeNull();
  expect((['asker', 'planner', 'asked'] as const).map(seesReasons)).toEqual([true, true, false]);
});

it('X-SWAP-3 the overseer agrees to chairmen, treasures, gems, living parts, studies and counsel only', () => {
  const part = (qualification: Parameters<typeof meetingParts.encode>[0]) =>
    swapTermsOf({ kind: 'part', qualification, ofGroup: false, elsewhere: false }, 'main');
  const agreed = (['chairman', 'weekend-chairman', 'treasures-talk', 'gems'] as const).map(part);
  expect(new Set(agreed)).toEqual(new Set(['agreed']));
  expect((['living-as-christians', 'study-conductor', 'counselor'] as const).map(part)).toEqual([
    ...['agreed', 'agreed', 'agreed'],
  ]);
  const free = (['prayer', 'bible-reading', 'demonstration', 'student-talk', 'study-reader'] as const).map(
    part,
  );
  expect(new Set(free)).toEqual(new Set(['free']));
  expect(
    swapTermsOf(
      { kind: 'helper', qualification: 'study-conductor', ofGroup: false, elsewhere: false },
      'main',
    ),
  ).toBe('free');
  expect([part('local-talk'), part('away-talk')]).toEqual([null, null]);
});

it('X-SWAP-3 X-SWAP-30 X-MEMORIAL-8 outside the programme all duties of people are swapped, except away talks', () => {
  const terms = dutyKindNames.map((kind) =>
    swapTermsOf({ kind, qualification: null, ofGroup: false, elsewhere: false }, 'main'),
  );
  expect(dutyKindNames.filter((_, at) => terms[at] !== null)).toEqual([
    ...['responsibility', 'task', 'help', 'cart', 'conductor', 'special-part', 'special-duty'],
  ]);
  expect(
    swapTermsOf({ kind: 'cart', qualification: null, ofGroup: false, elsewhere: true }, 'all'),
  ).toBeNull();
  expect(
    swapTermsOf({ kind: 'task', qualification: null, ofGroup: true, elsewhere: false }, 'all'),
  ).toBeNull();
  const keys = [
    plannerKeyOf({ kind: 'task', qualification: null }),
    plannerKeyOf({ kind: 'cart', qualification: null }),
    plannerKeyOf({ kind: 'part', qualification: 4 }),
    plannerKeyOf({ kind: 'conductor', qualification: null }),
  ];
  expect(keys).toEqual([
    'schedules.attendants.edit',
    'settings.cart_locations.add',
    'schedules.meetings.assign',
    'settings.field_service_locations.edit',
  ]);
});

it('X-SWAP-21 the setting decides who agrees, and never whether a duty can be swapped', () => {
  const duty = fc.record({
    kind: fc.constantFrom(...dutyKindNames),
    qualification: fc.option(fc.constantFrom(...meetingParts.names)),
    ofGroup: fc.boolean(),
    elsewhere: fc.boolean(),
  });
  fc.assert(
    fc.property(duty, (one) => {
      const [main, parts, all, none] = swapAgreements.map((agreement) => swapTermsOf(one, agreement));
      const isSwapped = main !== null;
      expect([parts, all, none].map((terms) => terms !== null)).toEqual([isSwapped, isSwapped, isSwapped]);
      if (!isSwapped) return;
      expect([all, none]).toEqual(['agreed', 'free']);
      expect(parts).toBe(one.qualification === null && one.kind !== 'special-part' ? 'free' : 'agreed');
      if (main === 'agreed') expect(parts).toBe('agreed');
    }),
  );
});
