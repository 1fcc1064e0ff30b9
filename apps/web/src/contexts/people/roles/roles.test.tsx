import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases, showPhrasesIn } from '#platform/texts.ts';
import { RoleListScreen } from './role-list-screen.tsx';
import { RoleScreen } from './role-screen.tsx';

const all = [...permissionKeys];
const id = (key: (typeof all)[number]): number => all.indexOf(key) + 1;
const helper = { id: 1000, name: 'Helper', permissions: [id('maps.dnc')], default: false };
const elder = { id: 3, name: 'Elder', permissions: [id('maps.dnc'), id('maps.dnc.add')], default: true };
const details = { ...helper, editable: true, people: 2, version: 4 };

const showList = () => showScreen(<RoleListScreen />, '/settings/user-roles', '/settings/user-roles');
const showRole = (which: string) =>
  showScreen(<RoleScreen />, '/settings/user-roles/:id', `/settings/user-roles/${which}`);
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const openArea = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Show permissions: ${name}`) }));

beforeEach(() => signInAs(all));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ROLES-R3 default roles are marked as locked; own roles can be deleted', async () => {
  const known = session.get()!;
  session.set({ ...known, congregation: { ...known.congregation, id: 7 } });
  answerWith({ 'roles.listRoles': [elder, helper] });
  showList();
  expect(await screen.findByText('2 permissions')).toBeTruthy();
  expect(screen.getByText(/^They are the same in every congregation/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Delete role Elder/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'More: Delete role Helper' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search'), 'zzz');
  expect(screen.getByText('Nothing found for “zzz”.')).toBeTruthy();
});

it('a default role has a translated name until it is renamed', async () => {
  answerWith({ 'roles.listRoles': [elder, { ...elder, id: 11, name: 'Helper of the elders' }, helper] });
  showList();
  await screen.findByText('Elder');
  await loadPhrases(['offices']);
  await act(() => showPhrasesIn('ar'));
  const told = screen.getAllByRole('list').map((list) => list.textContent);
  await act(() => showPhrasesIn('en'));
  expect(told.join()).toMatch(/Helper.*شيخ.*Helper of the elders/);
  expect(told.join()).not.toContain('Elder');
});

it('COMMON-R9 a stale role is refused and shows the permissions that the other person changed', async () => {
  const current = { ...details, permissions: [id('maps.dnc.add')], version: 5 };
  answerWith({ 'roles.readRole': details });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) =>
    request.method === 'PUT'
      ? Promise.resolve(Response.json({ code: 'stale', message: 'Changed.', current }, { status: 409 }))
      : answer(url, request),
  );
  showRole('1000');
  await userEvent.type(await screen.findByLabelText('Name'), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('table'));
  expect(conflict.getByRole('row', { name: /^Permissions/ }).textContent).toMatch(
    /^Permissions\+ .*do-not-calls, − .*1 permission$/,
  );
  expect(conflict.getByRole('row', { name: /^Name/ }).textContent).toBe('NameHelperHelpers');
});

it('ROLES-R4 the confirmation warns that people with the deleted role become publishers', async () => {
  const sent = answerWith({ 'roles.listRoles': [helper], 'roles.deleteRole': { ok: true } });
  showList();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Delete role Helper' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete role Helper' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(
    sheet.getByText('Are you sure you wish to delete this role? Its users will be given the Publisher role.'),
  ).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/roles/1000'));
});

it('ROLES-R1 ROLES-R7 a new role needs a name and a permission; a child ticks its parents, a parent unticks its children', async () => {
  const sent = answerWith({ 'roles.addRole': { ...details, version: 1 } });
  showRole('new');
  const save = await screen.findByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(screen.getByText('Give it a name and at least one permission.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'Clerk');
  await userEvent.click(save);
  expect(screen.getByText('Give it a name and at least one permission.')).toBeTruthy();
  await openArea('Maps');
  await userEvent.click(await box('Add do-not-calls'));
  const parent = await box('See do-not-calls');
  expect([parent.checked, parent.indeterminate]).toEqual([true, true]);
  expect((await box('All permissions: Maps')).indeterminate).toBe(true);
  expect(screen.getByText('2 of 94 chosen')).toBeTruthy();
  await userEvent.click(parent);
  expect([parent.checked, parent.indeterminate]).toEqual([false, false]);
  expect(screen.getByText('0 of 94 chosen')).toBeTruthy();
  await userEvent.click(await box('Confirm and correct do-not-calls'));
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Clerk',
      permissions: [id('maps.dnc'), id('maps.dnc.update')],
    }),
  );
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

it('ROLES-R5 a search expands areas with matches and shows the ancestors of matches', async () => {
  answerWith({ 'roles.readRole': details });
  showRole('1000');
  await userEvent.type(await screen.findByLabelText('Search permissions'), 'confirm do not');
  expect(await box('Confirm and correct do-not-calls')).toBeTruthy();
  expect(await box('See do-not-calls')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'See streets' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'All permissions: Events' })).toBeNull();
});

it('ROLES-R8 a permission that the author lacks is disabled with the reason', async () => {
  signInAs(['settings.roles', 'settings.roles.edit', 'maps.streets']);
  answerWith({ 'roles.readRole': details });
  showRole('1000');
  await openArea('Maps');
  expect((await box(/^See suburbs/)).disabled).toBe(true);
  expect(screen.getAllByText('You do not have this yourself').length).toBeGreaterThan(0);
  const kept = await box('See do-not-calls');
  await userEvent.click(kept);
  await userEvent.click(kept);
  expect(kept.checked).toBe(true);
  await userEvent.click(await box('All permissions: Maps'));
  expect(screen.getByText('2 of 94 chosen')).toBeTruthy();
});

it('ROLES-R2 a default role is read-only', async () => {
  answerWith({ 'roles.readRole': { ...elder, editable: false, people: 1, version: 1 } });
  showRole('3');
  expect(await screen.findByText("This is a default role and edits can't be saved")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await openArea('Maps');
  expect((await box('See do-not-calls')).disabled).toBe(true);
});

it('ROLES-O3 the first congregation sees that a change of a default role applies everywhere', async () => {
  const known = session.get()!;
  session.set({ ...known, congregation: { ...known.congregation, id: 1 } });
  answerWith({
    'roles.listRoles': [elder, helper],
    'roles.readRole': { ...elder, editable: true, people: 1, version: 1 },
  });
  showList();
  expect(
    await screen.findByText(/^They are the same in every congregation\. What you change here/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Delete role Elder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete role Elder' }));
  expect(await screen.findByText(/it is deleted in every congregation/)).toBeTruthy();
  cleanup();
  showRole('3');
  expect(
    await screen.findByText('This is a default role. A change applies in every congregation.'),
  ).toBeTruthy();
});

it('ROLES-R2 the Administrator role has every permission and shows a notice', async () => {
  const administrator = {
    id: 1,
    name: 'Administrator',
    permissions: all.map((_, index) => index + 1),
    default: true,
  };
  answerWith({ 'roles.readRole': { ...administrator, editable: true, people: 1, version: 1 } });
  showRole('1');
  expect(await screen.findByText(/^The Administrator role keeps every permission/)).toBeTruthy();
  expect((await box('All permissions: Maps')).disabled).toBe(true);
});
