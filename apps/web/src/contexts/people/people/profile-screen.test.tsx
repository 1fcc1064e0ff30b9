import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineDomain } from '#platform/domain.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { session } from '#platform/session.ts';
import { examplePerson, exampleProfile, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AppearanceScreen } from './appearance-screen.tsx';
import { CalendarScreen } from './calendar-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const others = [
  examplePerson({ id: 1, first_name: 'Ruth' }),
  examplePerson(),
  examplePerson({ id: 8, active: false }),
];
const base = {
  'sync.listChanges': peopleChange(others),
  'people.readProfile': exampleProfile(),
  'access.listPasskeys': [],
};
const show = () => showScreen(<ProfileScreen />, '/settings/my-profile', '/settings/my-profile');
const save = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })[0]!;

beforeEach(() => signInAs([]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.removeItem('sheaf.text-size');
  document.documentElement.removeAttribute('style');
});

it('USERS-R4 the own profile requires first and last name', async () => {
  const sent = answerWith({ ...base, 'people.editProfile': exampleProfile({ version: 4 }) });
  show();
  const first = await screen.findByLabelText(/First name/);
  await userEvent.clear(first);
  await userEvent.click(save());
  expect(screen.getByText('First name is missing.')).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await userEvent.type(first, 'Mirjam');
  await userEvent.click(save());
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    first_name: 'Mirjam',
    version: 3,
  });
});

it('USERS-R17 only servants and elders see the subscription and their prepared talks', async () => {
  answerWith(base);
  show();
  await screen.findByLabelText(/First name/);
  expect(screen.queryByLabelText('E-mail me news about Sheaf')).toBeNull();
  expect(screen.queryByText('Prepared public talks')).toBeNull();
  cleanup();
  const servant = exampleProfile({ appointment: 'servant', gender: 1, public_talk_outlines: [5, 30] });
  const sent = answerWith({
    ...base,
    'people.readProfile': servant,
    'people.editPreparedTalks': { ...servant, public_talk_outlines: [5, 12, 30] },
  });
  show();
  expect(await screen.findByLabelText('E-mail me news about Sheaf')).toBeTruthy();
  const talks = screen.getByLabelText<HTMLInputElement>('Numbers of the talks');
  expect(talks.value).toBe('5, 30');
  fireEvent.change(talks, { target: { value: '5, x' } });
  expect(await screen.findByText('Enter numbers from 1 to 999.')).toBeTruthy();
  fireEvent.change(talks, { target: { value: '30 5 12' } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await waitFor(() => expect(talks.value).toBe('5, 12, 30'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ outlines: [5, 12, 30] });
});

it('USERS-R16 USERS-R20 suitable qualifications have switches that save at once', async () => {
  const sent = answerWith({ ...base, 'people.attachQualification': examplePerson({ qualified_parts: [6] }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /My qualifications/ }));
  const offered = screen.getAllByRole('switch').map((one) => one.closest('label, div')?.textContent ?? '');
  expect(offered.length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Chairman')).toBeNull();
  await userEvent.click(screen.getByLabelText('Call Demonstration'));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/users/1/part-qualifications/6'),
  );
});

it('ATTEND-S5 the own profile has the rows of other domains', async () => {
  answerWith(base);
  const personRows = ({ person }: { person: number }) => <p>Duties of {person}</p>;
  showScreen(
    <KnownDomains value={[defineDomain({ name: 'responsibilities', screens: [], personRows })]}>
      <ProfileScreen />
    </KnownDomains>,
    '/settings/my-profile',
    '/settings/my-profile',
  );
  expect(await screen.findByText(`Duties of ${exampleProfile().id}`)).toBeTruthy();
});

it('USERS-R20 an own qualification can be switched off', async () => {
  const sent = answerWith({
    ...base,
    'people.readProfile': exampleProfile({ id: 1, qualified_parts: [6] }),
    'people.detachQualification': examplePerson({ qualified_parts: [] }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /My qualifications/ }));
  const on = await screen.findByLabelText<HTMLInputElement>('Call Demonstration');
  expect(on.checked).toBe(true);
  await userEvent.click(on);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/users/1/part-qualifications/6'),
  );
});

it('USERS-S6 partners are chosen from the other active people', async () => {
  const sent = answerWith({ ...base, 'people.editCartPartners': exampleProfile({ cart_partners: [7] }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Cart partners/ }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(1);
  await userEvent.click(boxes[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Save partners' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ partners: [7] }));
});

it('USERS-R21 USERS-X3 the feed link is shown once, copied with a confirmation of three seconds, and can be renewed or revoked', async () => {
  const url = `http://sheaf.test/api/ical/${'A'.repeat(43)}`;
  answerWith({
    ...base,
    'people.readProfile': exampleProfile({ calendar_feed: true }),
    'calendarFeed.renewCalendarFeed': { url },
    'calendarFeed.stopCalendarFeed': { ok: true },
  });
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  showScreen(<CalendarScreen />, '/settings/calendar', '/settings/calendar');
  await user.click(await screen.findByRole('button', { name: 'Make a new link' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(url)).toBeTruthy();
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the link' })));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(written).toHaveBeenCalledWith(url);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Stop the feed' }));
  await waitFor(() => expect(screen.queryByText(url)).toBeNull());
});

it('USERS-X5 colour scheme and text size are stored on this device', async () => {
  answerWith(base);
  showScreen(<AppearanceScreen />, '/settings/appearance', '/settings/appearance');
  const look = within(await screen.findByRole('region', { name: 'Appearance' }));
  await userEvent.selectOptions(look.getByLabelText('Text size'), 'Larger');
  expect(document.documentElement.style.fontSize).toBe('130%');
  expect(localStorage.getItem('sheaf.text-size')).toBe('larger');
  await userEvent.selectOptions(look.getByLabelText('Text size'), 'Normal');
  expect(document.documentElement.style.fontSize).toBe('');
  await userEvent.selectOptions(look.getByLabelText('Colours'), 'Dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

it('USERS-R20 a switch is optimistic during the request, and the others stay enabled', async () => {
  answerWith(base);
  const answer = globalThis.fetch;
  let say = (_: Response): void => undefined;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'POST'
      ? new Promise<Response>((resolve) => {
          say = resolve;
        })
      : answer(url, request),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: /My qualifications/ }));
  const pressed = screen.getByLabelText<HTMLInputElement>('Call Demonstration');
  await userEvent.click(pressed);
  expect(pressed.checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Householder').disabled).toBe(false);
  say(Response.json({ code: 'not-qualifiable', message: 'Not for this one.' }, { status: 409 }));
  expect(await screen.findByText('Not for this one.')).toBeTruthy();
  expect(pressed.checked).toBe(false);
});

it('USERS-S6 after its prompt was dismissed the consent is granted on the profile', async () => {
  const privacy_consent = {
    created_at: '2026-11-20T09:00:00Z',
    device: 'Chrome/130 Android',
    ip: '203.0.113.7',
  };
  answerWith({
    ...base,
    'people.readProfile': exampleProfile({ privacy_consent: null }),
    'access.acceptPrivacyPolicy': { privacy_consent },
  });
  show();
  expect(await screen.findByText('Not given yet.')).toBeTruthy();
  answerWith({
    ...base,
    'people.readProfile': exampleProfile({ privacy_consent }),
    'access.acceptPrivacyPolicy': { privacy_consent },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^Given on 20 Nov/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('AUTH-R21 the consent is withdrawn on the profile after a confirmation that names the effect', async () => {
  const privacy_consent = {
    created_at: '2026-11-20T09:00:00Z',
    device: 'Chrome/130 Android',
    ip: '203.0.113.7',
  };
  const sent = answerWith({
    ...base,
    'people.readProfile': exampleProfile({ privacy_consent }),
    'access.declinePrivacyPolicy': { ok: true },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/You are signed out on this device/)).toBeTruthy();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(sheet.getByRole('button', { name: 'Withdraw consent' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/privacy-policy/decline'),
  );
  await waitFor(() => expect(session.get()).toBeNull());
});
