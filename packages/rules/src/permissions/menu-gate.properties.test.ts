import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOffered } from './menu-gate.ts';
import { permissionKeys } from './permission-keys.ts';

const names = ['meeting_schedule', 'meeting_attendance', 'attendants_schedule', 'field_service_reports'];
const module = fc.constantFrom(...names);

it('SETTINGS-R4 SETTINGS-R9 a menu entry shows to people with one of its permissions while its module is on', () => {
  fc.assert(
    fc.property(
      fc.subarray([...permissionKeys]),
      fc.subarray([...permissionKeys], { maxLength: 3 }),
      fc.option(module, { nil: undefined }),
      fc.dictionary(module, fc.boolean()),
      (held, permissions, module, switches) => {
        const gate = { permissions, ...(module && { module }) };
        const may = permissions.length === 0 || permissions.some((key) => held.includes(key));
        const on = module === undefined || switches[module] !== false;
        const modules = Object.fromEntries(Object.entries(switches).map(([name, on]) => [name, { on }]));
        expect(isOffered(gate, new Set(held), modules)).toBe(may && on);
      },
    ),
  );
});

it('SETTINGS-R4 SETTINGS-R9 an entry without permissions shows to all, and a module without a switch is on', () => {
  const nobody = new Set<string>();
  expect(isOffered({}, nobody, {})).toBe(true);
  expect(isOffered({ permissions: [] }, nobody, {})).toBe(true);
  expect(isOffered({ permissions: ['settings.maps'] }, nobody, {})).toBe(false);
  const modules = { off: { on: false }, on: { on: true }, plain: { history: 6 }, gone: undefined };
  const offered = ['off', 'on', 'plain', 'gone', 'unknown'].map((module) =>
    isOffered({ module }, nobody, modules),
  );
  expect(offered).toEqual([false, true, true, true, true]);
});
