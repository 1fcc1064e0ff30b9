import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../permissions/permission-keys.ts';
import { isOffered } from './menu-gate.ts';

const names = ['meeting_schedule', 'meeting_attendance', 'attendants_schedule', 'field_service_reports'];
const module = fc.constantFrom(...names);

it('SETTINGS-R4 SETTINGS-R9 a menu shows exactly to whoever holds one of its keys while its module is on', () => {
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
