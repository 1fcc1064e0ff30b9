import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineDomain } from '#platform/domain.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { exampleDetail, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AddPersonScreen } from './add-person-screen.tsx';
import { PersonScreen } from './person-screen.tsx';

const roles = [
  { id: 1, name: 'Administrator', permissions: [1, 36], default: true },
  { id: 2, name: 'Publisher', permissions: [], default: true },
];
/** One reply for both collections. */
const collections = () => ({ ...peopleChange([]), changed: roles });
const base = {
  'sync.listChanges': collections,
  'translations.listLanguages': [],
  'access.readInviteTerms': { sms_cost: 0, balance: 0 },
  'people.listPersonOptions': { groups: [{ id: 4, name: 'Montello' }] },
};
const keeper = [
  'settings.users',
  'settings.users.add',
  'settings.users.edit',
  'settings.users.delete',
  'settings.users.send_login',
];
const show = () => showScreen(<PersonScreen />, '/settings/users/:id', '/settings/users/7');
const showNew = () => showScreen(<AddPersonScreen />, '/settings/users/new', '/settings/users/new');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

beforeEach(() => signInAs(keeper));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-R1 USERS-R2 both names and a gender are required with an error if missing, and roles are marked as required', async () => {
  const sent = answerWith({ ...base, 'people.addPerson': exampleDetail() });
  showNew();
  expect(screen.getByText('Roles').className).toContain('needed');
  await userEvent.type(screen.getByLabelText(/First name/), 'Miriam');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Webb');
  await userEvent.click(save());
  expect(screen.getByText('Gender is missing.')).toBeTruthy();
  expect(screen.getByLabelText(/Gender/).getAttribute('aria-required')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText(/Gender/), 'Sister');
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByText('elsewhere')).toBeTruthy());
  const body = sent.find(({ method }) => method === 'POST')?.body;
  expect(body).toMatchObject({ first_name: 'Miriam', gender: 2, roles: [2], dob: null });
});

it('USERS-R3 USERS-R5 a guest has fewer fields, and one kind of pioneer switches off the other', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail() });
  show();
  const regular = await screen.findByLabelText<HTMLInputElement>('Regular pioneer');
  const special = screen.getByLabelText<HTMLInputElement>('Special pioneer');
  await userEvent.click(regular);
  await userEvent.click(special);
  expect([regular.checked, special.checked]).toEqual([false, true]);
  await userEvent.selectOptions(screen.getByLabelText('Appointment'), 'Guest');
  for (const asked of ['Group', 'Address', 'Emergency contact', 'Date of birth', 'Date of immersion'])
    expect(screen.queryByLabelText(asked)).toBeNull();
  expect(screen.queryByLabelText('Regular pioneer')).toBeNull();
});

it('ROLES-R8 a role with permissions that the viewer lacks is disabled with the reason', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail() });
  show();
  const administrator = await screen.findByLabelText<HTMLInputElement>(/Administrator/);
  expect(administrator.disabled).toBe(true);
  expect(screen.getByText('Has permissions that you do not have')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Publisher').disabled).toBe(false);
});

it('an edit sends its version; a stale one shows both versions', async () => {
  const sent = answerWith({ ...base, 'people.readPerson': exampleDetail() });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request?.method !== 'PUT') return answer(url, request);
    sent.push({ method: 'PUT', path: url, key: null, body: JSON.parse(String(request.body)) });
    const current = exampleDetail({ first_name: 'Mia', version: 4 });
    return Promise.resolve(Response.json({ code: 'stale', message: 'Changed.', current }, { status: 409 }));
  });
  show();
  const first = await screen.findByLabelText(/First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Mirjam');
  await userEvent.click(save());
  expect(await screen.findByText(/Someone else has changed this/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  const versions = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(versions).toMatchObject([{ version: 3 }, { first_name: 'Mirjam', version: 4 }]);
});

it('USERS-R6 USERS-R7 invites without the contact are unavailable, and inactive people cannot be invited', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail({ phone: null, active: false }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/make this publishers profile active before you can send/)).toBeTruthy();
  expect(sheet.getByText('Option Not Available')).toBeTruthy();
  expect(sheet.getByLabelText<HTMLInputElement>(/SMS/).disabled).toBe(true);
  expect(sheet.getByLabelText<HTMLInputElement>(/By hand/).disabled).toBe(false);
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: /invite/ }).disabled).toBe(true);
});

it('USERS-S3 a manual invite shows its text once, to copy or open in a messages app', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'access.sendInvite': { message: 'Hi Miriam, open …', expires_on: '2026-11-24' },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByLabelText(/By hand/));
  await userEvent.click(sheet.getByLabelText(/End older links/));
  await userEvent.click(sheet.getByRole('button', { name: 'Make the text' }));
  const open = await sheet.findByRole('link', { name: 'Open in messages' });
  expect(open.getAttribute('href')).toMatch(/^sms:\+61491570006\?&body=Hi%20Miriam/);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    user: 7,
    method: 'legacy-sms',
    reset: true,
  });
});

it('USERS-S1 the record starts with the contact links; its document title contains no name (USERS-X12)', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail() });
  show();
  const call = await screen.findByRole('link', { name: 'Call' });
  expect(call.getAttribute('href')).toBe('tel:+61491570006');
  expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe('sms:+61491570006');
  expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toBe('mailto:miriam@example.org');
  const first = screen.getByLabelText(/First name/);
  expect(call.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.title).toBe('Person · Sheaf');
});

it('ATTEND-S5 the record has the rows of other domains, with permission to change qualifications', async () => {
  const personRows = ({ person }: { person: number }) => <p>Duties of {person}</p>;
  const known = [defineDomain({ name: 'responsibilities', screens: [], personRows })];
  const shown = async (...permits: string[]) => {
    signInAs([...keeper, ...permits] as never);
    answerWith({ ...base, 'people.readPerson': exampleDetail() });
    showScreen(
      <KnownDomains value={known}>
        <PersonScreen />
      </KnownDomains>,
      '/settings/users/:id',
      '/settings/users/7',
    );
    await screen.findByRole('link', { name: 'Call' });
    const found = screen.queryByText('Duties of 7') !== null;
    cleanup();
    return found;
  };
  expect([await shown('settings.users.qualifications'), await shown()]).toEqual([true, false]);
});

it('USERS-C10 the notifications of a person load when their row is opened', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'dashboard.listNotificationsOf': [
      {
        id: 3,
        type: 'map-assigned',
        data: { content: 'Samuel Webb assigned map 31 to you.' },
        to: '/map/31/',
        created_at: '2026-11-20T08:00:00Z',
        read_at: null,
      },
    ],
  });
  show();
  const row = await screen.findByRole('button', { name: 'Notifications' });
  expect(sent.some(({ path }) => path.includes('notifications'))).toBe(false);
  await userEvent.click(row);
  expect(await screen.findByText('Samuel Webb assigned map 31 to you.')).toBeTruthy();
  expect(screen.getByText(/not seen yet/)).toBeTruthy();
});

it('USERS-X11 a refused save moves to the first invalid field', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail() });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'PUT'
      ? Promise.resolve(
          Response.json(
            {
              code: 'invalid',
              message: 'Check the highlighted fields.',
              errors: { phone: ['No.'], doi: ['No.'] },
            },
            { status: 422 },
          ),
        )
      : answer(url, request),
  );
  show();
  const phone = await screen.findByLabelText('Phone');
  await userEvent.click(save());
  await waitFor(() => expect(document.activeElement).toBe(phone));
  const told = () => screen.queryByText('Check the highlighted fields.');
  expect(told()).toBeTruthy();
  await userEvent.type(phone, '1');
  expect(told()).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Date of immersion'), { target: { value: '2001-02-03' } });
  expect(told()).toBeNull();
});

it('USERS-X14 people who may only view see a read-only record without a form', async () => {
  signInAs(['settings.users']);
  answerWith({
    ...base,
    'people.readPerson': exampleDetail({ dob: '1980-02-03', group_name: 'Montello', aux: true }),
  });
  show();
  expect(await screen.findByText('3 Feb 1980')).toBeTruthy();
  expect(screen.getByText('Montello')).toBeTruthy();
  expect(screen.getByText('Auxiliary pioneer')).toBeTruthy();
  expect(screen.queryByText('Emergency contact')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
