import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { signInAs } from '#platform/testing/replies.ts';
import { listed, profile, showDirectory, showProfile } from './testing/show-directory.tsx';

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SPKR-R9 a refused speaker shows the reason at the field and keeps the input', async () => {
  showProfile(profile());
  await userEvent.click(await screen.findByRole('button', { name: 'Add speaker' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Owen Kelton');
  await userEvent.type(sheet.getByRole('textbox', { name: /^E-mail/ }), 'owen');
  const answered = fetch;
  const problem = {
    code: 'invalid',
    message: 'Check the highlighted fields.',
    errors: { email: ['This is no e-mail address.'] },
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) =>
    request.method === 'POST' ? Response.json(problem, { status: 422 }) : answered(url, request),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('This is no e-mail address.')).toBeTruthy();
  expect(sheet.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Owen Kelton');
});

it('SPKR-R11 the regions depend on the country, and another country clears the region', async () => {
  const sent = showDirectory([listed({})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create congregation' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('combobox', { name: 'Region' })).toBeNull();
  await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Country' }), 'Australia');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Region' }), 'Tasmania');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Country' }), '');
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name of the congregation/ }), 'Penguin');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      country_id: null,
      region_id: null,
    }),
  );
});

it('SPKR-R12 a new congregation opens at once', async () => {
  showDirectory([listed({})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Create congregation' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name of the congregation/ }), 'Devonport');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('elsewhere')).dataset.path).toBe('/settings/speaker-directory/3/');
});

it('SPKR-O5 people with permission for public talks book a speaker from their congregation', async () => {
  showProfile(profile());
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Book Martin Calloway' });
  expect(link.getAttribute('href')).toBe('/settings/public-scheduler/?congregation=3&speaker=9');
  cleanup();
  signInAs(['settings.meetings.attendants']);
  showProfile(profile());
  await screen.findByText('Calloway, Martin');
  expect(screen.queryByRole('link', { name: 'Book Martin Calloway' })).toBeNull();
});

it('SPKR-R7 the contact of a congregation entered by hand is typed, that of our own is chosen from our people', async () => {
  const saved = {
    id: null,
    full_name: 'Paul Drum',
    email: 'paul@example.org',
    phone: null,
    congregation: 3,
    version: 3,
  };
  const edit = 'Edit the contact of Devonport';
  const body = (sent: ReturnType<typeof showProfile>) => sent.find(({ method }) => method === 'POST')?.body;
  const kept = showProfile(profile(), { 'speakers.saveContact': saved });
  await userEvent.click(await screen.findByRole('button', { name: edit }));
  const written = within(await screen.findByRole('dialog'));
  await userEvent.type(written.getByRole('textbox', { name: /^Phone/ }), '2');
  await userEvent.click(written.getByRole('button', { name: 'Save' }));
  const words = { full_name: 'Paul Drummond', email: 'paul@example.org', phone: '2', version: 2 };
  await waitFor(() => expect(body(kept)).toEqual(words));
  cleanup();
  const ours = profile({
    partnership: 'own',
    active: true,
    scheduling_active: true,
    ptc: null,
    version: null,
  });
  const people = [
    examplePerson({ id: 4, first_name: 'Ruth', last_name: 'Hollis' }),
    examplePerson({ id: 5, first_name: 'Ann', last_name: 'Gone', active: false }),
  ];
  const own = () =>
    showProfile(ours, { 'speakers.saveContact': saved, 'sync.listChanges': peopleChange(people) });
  own();
  await screen.findByText('Nobody is named here.');
  expect(screen.queryByRole('button', { name: edit }), 'it is a setting of the congregation').toBeNull();
  cleanup();
  signInAs(['settings.meetings.public', 'settings.cong.edit']);
  const sent = own();
  await userEvent.click(await screen.findByRole('button', { name: edit }));
  const chosen = within(await screen.findByRole('dialog'));
  const picker = await chosen.findByRole('combobox', { name: /^Public talk coordinator/ });
  await within(picker).findByText('Hollis, Ruth');
  expect(within(picker).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(picker, 'Hollis, Ruth');
  await userEvent.click(chosen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body(sent)).toEqual({ ptc: 4 }));
});
