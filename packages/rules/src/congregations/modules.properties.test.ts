import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../permissions/permission-keys.ts';
import {
  changeModules,
  completeModules,
  isOffered,
  type ModuleName,
  type Modules,
  type ModulesChange,
  moduleDefaults,
  type SwitchedModule,
} from './modules.ts';

const names = Object.keys(moduleDefaults) as ModuleName[];
const switched: SwitchedModule[] = [
  'meeting_schedule',
  'meeting_attendance',
  'attendants_schedule',
  'field_service_reports',
];
const switchedOff = (off: readonly SwitchedModule[]): Modules =>
  completeModules(changeModules({}, Object.fromEntries(off.map((name) => [name, { on: false }]))));

it('SETTINGS-R7 what is not stored is the default: the weekend meeting is on Sunday at 10:00', () => {
  for (const nothing of [{}, null, [], 'x', { meeting_schedule: null }])
    expect(completeModules(nothing)).toEqual(moduleDefaults);
  const { public_day, public_start_time } = completeModules({
    meeting_schedule: { clam_day: 2 },
  }).meeting_schedule;
  expect([public_day, public_start_time]).toEqual([0, '10:00']);
});

it('completing is idempotent, and whatever is stored every module and every field is there', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names, 'other'), fc.jsonValue()), (stored) => {
      const complete = completeModules(stored);
      expect(completeModules(complete)).toEqual(complete);
      expect(Object.keys(complete)).toEqual(names);
      for (const name of names)
        expect(Object.keys(complete[name])).toEqual(Object.keys(moduleDefaults[name]));
    }),
  );
});

const stored = fc.dictionary(
  fc.constantFrom(...names, 'other'),
  fc.dictionary(
    fc.constantFrom('on', 'maps', 'maps_assigned', 'addresses', 'clam_day', 'title'),
    fc.jsonValue(),
  ),
);
const change = fc.dictionary(
  fc.constantFrom(...names),
  fc.dictionary(
    fc.constantFrom('on', 'maps', 'clam_day', 'clam_url'),
    fc.option(fc.boolean(), { nil: undefined }),
  ),
) as fc.Arbitrary<ModulesChange>;

it('SETTINGS-R12 a change writes the fields it names and leaves every other as it is stored, unknown ones too', () => {
  fc.assert(
    fc.property(stored, change, (before, given) => {
      const after = changeModules(before, given) as Record<string, Record<string, unknown>>;
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const fields = given[name as ModuleName] as Record<string, unknown> | undefined;
        for (const field of Object.keys({ ...before[name], ...after[name] })) {
          const asked = fields?.[field];
          expect(after[name]?.[field]).toEqual(asked === undefined ? before[name]?.[field] : asked);
        }
      }
    }),
  );
});

it('SETTINGS-R9 switching a module off changes nothing else: what it holds is there when it is on again', () => {
  fc.assert(
    fc.property(fc.subarray(switched), fc.integer({ min: 0, max: 6 }), (off, day) => {
      const was = changeModules(moduleDefaults, {
        meeting_schedule: { clam_day: day, clam_url: 'https://a.b/' },
      });
      const without = changeModules(was, Object.fromEntries(off.map((name) => [name, { on: false }])));
      const again = changeModules(without, Object.fromEntries(off.map((name) => [name, { on: true }])));
      expect(again).toEqual(was);
      const cleared = completeModules(changeModules(was, { meeting_schedule: { clam_url: null } }));
      expect(cleared.meeting_schedule.clam_url).toBeNull();
    }),
  );
});

it('SETTINGS-R4 SETTINGS-R9 a menu shows exactly to whoever holds one of its keys while its module is on', () => {
  fc.assert(
    fc.property(
      fc.subarray([...permissionKeys]),
      fc.subarray([...permissionKeys], { maxLength: 3 }),
      fc.option(fc.constantFrom(...switched), { nil: undefined }),
      fc.subarray(switched),
      (held, permissions, module, off) => {
        const gate = { permissions, ...(module && { module }) };
        const may = permissions.length === 0 || permissions.some((key) => held.includes(key));
        const on = module === undefined || !off.includes(module);
        expect(isOffered(gate, new Set(held), switchedOff(off))).toBe(may && on);
      },
    ),
  );
});
