import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { isShown, type MenuEntry, type MenuViewer, mayOpen, shownSections } from './menus.ts';

const address = fc
  .array(fc.constantFrom('settings', 'maps', 'users', 'new', '7'), { minLength: 1, maxLength: 4 })
  .map((parts): `/${string}/` => `/${parts.join('/')}/`);
const keys = fc.uniqueArray(fc.constantFrom(...permissionKeys), { minLength: 1, maxLength: 3 });
const entries: fc.Arbitrary<MenuEntry & { section: string }> = fc.record(
  {
    to: address,
    section: fc.constantFrom('own', 'people', 'maps'),
    permissions: keys,
    module: fc.constantFrom('meeting_schedule', 'field_service_reports', 'unknown'),
    onlineOnly: fc.boolean(),
    development: fc.boolean(),
    translating: fc.boolean(),
  },
  { requiredKeys: ['to', 'section'] },
);
const viewers: fc.Arbitrary<MenuViewer> = fc.record({
  permits: fc.uniqueArray(fc.constantFrom(...permissionKeys)).map((keys) => new Set<string>(keys)),
  modules: fc
    .record({ on: fc.boolean() })
    .map(({ on }) => ({ meeting_schedule: { on }, field_service_reports: { on } })),
  online: fc.boolean(),
  development: fc.boolean(),
  translating: fc.boolean(),
});

it('SETTINGS-R4 SHELL-R14 SHELL-R16 shows an entry to people with one of its permissions while its module is on', () => {
  fc.assert(
    fc.property(viewers, entries, (viewer, entry) => {
      const { permissions = [], module } = entry;
      const may = permissions.length === 0 || permissions.some((key) => viewer.permits.has(key));
      const on =
        module === undefined || (viewer.modules as Record<string, { on: boolean }>)[module]?.on !== false;
      const asked = [
        [entry.onlineOnly, viewer.online],
        [entry.development, viewer.development],
        [entry.translating, viewer.translating],
      ];
      const here = asked.every(([wanted, given]) => !wanted || given);
      expect(isShown(entry, viewer)).toBe(may && on && here);
    }),
  );
});

it('omits empty sections, keeps the section order and loses no entry', () => {
  const sections = ['maps', 'own', 'people'];
  fc.assert(
    fc.property(viewers, fc.array(entries), (viewer, all) => {
      const shown = shownSections(sections, all, viewer);
      expect(shown.every((section) => section.entries.length > 0)).toBe(true);
      const names = shown.map(({ name }) => name);
      expect(names).toEqual(sections.filter((name) => names.includes(name)));
      const expected = all.filter((entry) => isShown(entry, viewer)).length;
      expect(shown.flatMap((section) => section.entries).length).toBe(expected);
    }),
  );
});

it('COMMON-R19 the nearest gate above a screen decides who opens it; screens without a gate open to all', () => {
  fc.assert(
    fc.property(
      viewers,
      fc.array(fc.record({ to: address, permissions: keys })),
      address,
      (viewer, gates, to) => {
        const above = gates.filter((gate) => to.startsWith(gate.to));
        const longest = Math.max(...above.map((gate) => gate.to.length));
        const nearest = above.find((gate) => gate.to.length === longest);
        const may = nearest === undefined || nearest.permissions.some((key) => viewer.permits.has(key));
        for (const path of [to, to.slice(0, -1)]) expect(mayOpen(path, viewer.permits, gates)).toBe(may);
      },
    ),
  );
});

it('COMMON-R19 a gate covers its own address and those below, not addresses with the same prefix', () => {
  const gates = [
    { to: '/settings/', permissions: ['settings.roles'] },
    { to: '/settings/maps/', permissions: ['settings.maps'] },
  ] as const;
  const may = (path: string, ...keys: string[]) => mayOpen(path, new Set(keys), gates);
  expect(may('/settings/maps//', 'settings.maps')).toBe(true);
  expect(may('/settings/maps/4', 'settings.roles')).toBe(false);
  expect(may('/settings/mapshare/', 'settings.roles')).toBe(true);
  expect(may('/schedules/settings/maps/')).toBe(true);
});

it('MSG-R5 a gate with a second permission requires both', () => {
  const mail = ['settings.mail.clam_schedule', 'settings.mail'] as const;
  const gate = { to: '/settings/mail-schedule/', permissions: [mail[0]], also: mail[1] } as const;
  for (const held of [[], [mail[0]], [mail[1]], mail]) {
    const both = held.length === 2;
    expect(mayOpen('/settings/mail-schedule', new Set<string>(held), [gate])).toBe(both);
    const viewer = { permits: new Set<string>(held), modules: {}, online: true };
    expect(isShown(gate, { ...viewer, development: false, translating: false })).toBe(both);
  }
});

it('SHELL-R16 I18N-R1 entries for network, trial or translators show only under that condition', () => {
  const viewer = {
    permits: new Set<string>(),
    modules: {},
    online: false,
    development: false,
    translating: false,
  };
  const shown = (entry: object, seen: object = {}) =>
    isShown({ to: '/settings/', ...entry }, { ...viewer, ...seen });
  const needs = [
    [{ onlineOnly: true }, { online: true }],
    [{ development: true }, { development: true }],
    [{ translating: true }, { translating: true }],
  ] as const;
  expect(shown({})).toBe(true);
  for (const [entry, seen] of needs) expect([shown(entry), shown(entry, seen)]).toEqual([false, true]);
});
