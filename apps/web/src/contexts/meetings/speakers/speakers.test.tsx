import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { listed, profile, showDirectory, showProfile, speaker } from './testing/show-directory.tsx';

beforeEach(() => signInAs(['settings.meetings.public']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asks = {
  id: 7,
  congregation_id: 2,
  congregation: 'Wynyard',
  state: 'asks' as const,
  asked_at: '2026-11-01',
};

it('SPKR-S1 congregations are grouped by circuit, those without one last, and ours is marked', async () => {
  showDirectory([
    listed({ id: 4, name: 'Alone', circuit: null }),
    listed({ id: 2, name: 'Second', circuit: 'TAS 2' }),
    listed({ active: true }),
  ]);
  await screen.findByText('Burnie');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Circuit TAS 1',
    'Circuit TAS 2',
    'No circuit',
  ]);
  expect(screen.getByText('Ours')).toBeTruthy();
  expect(screen.getAllByText(/2 speakers$/)).toHaveLength(3);
});

it('SPKR-S2 SPKR-R2 SPKR-M1 a congregation is deleted from its row after a check; our own cannot be', async () => {
  const checked = { deletable: true, name: 'Devonport', uses: [] };
  const { promise, resolve } = withResolvers<typeof checked>();
  const sent = showDirectory(
    [
      listed({ id: 1, name: 'Burnie', active: true }),
      listed({ id: 3, name: 'Devonport' }),
      listed({ id: 4, name: 'Smithton', scheduling_active: true }),
    ],
    undefined,
    { 'speakers.checkCongregation': () => promise, 'speakers.deleteCongregation': { ok: true } },
  );
  const remove = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Delete ${name}` });
  await screen.findByText('Devonport');
  expect([remove('Burnie').disabled, remove('Smithton').disabled]).toEqual([true, true]);
  await userEvent.click(remove('Devonport'));
  expect(
    await screen.findByText('Please wait... checking if this congregation can be deleted.'),
  ).toBeTruthy();
  resolve(checked);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/congregations/3'),
  );
});

it('SPKR-R1 the search needs two letters', async () => {
  showDirectory([listed({}), listed({ id: 2, name: 'Devonport' })]);
  await screen.findByText('Burnie');
  await userEvent.type(screen.getByRole('searchbox'), 'd');
  expect(screen.getByText('Burnie')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'e');
  expect(screen.queryByText('Burnie')).toBeNull();
});

it('SPKR-R3 adding and sharing require permission for public talks', async () => {
  signInAs(['settings.meetings.attendants']);
  showDirectory([listed({})]);
  await screen.findByText('Burnie');
  expect(screen.queryByRole('button', { name: 'Create congregation' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Who sees our speakers' })).toBeNull();
});

it('SHELL-X2 the list waits for the partnership requests above it', async () => {
  const loaded = withResolvers<void>();
  showDirectory([listed({})], async () => {
    await loaded.promise;
    return { share_speakers: 'partners', partners: [asks] };
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Burnie')).toBeNull();
  loaded.resolve();
  await screen.findByText('Burnie');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
});

it('SPKR-P1 one press confirms a requesting congregation', async () => {
  const sent = showDirectory([listed({})], () => ({ share_speakers: 'partners', partners: [asks] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('PUT /api/directory-partners/7'),
  );
});

it('SPKR-S3 SPKR-S5 a congregation shows its place, its contact, and its speakers with their talks', async () => {
  showProfile(profile());
  expect(await screen.findByText('22 Steele Lane, Devonport')).toBeTruthy();
  expect(screen.getByText('Paul Drummond')).toBeTruthy();
  const talks = screen.getByRole('list', { name: 'Talks of Martin Calloway' });
  expect(
    within(talks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['45Making room', '46']);
  expect(screen.getByRole('link', { name: 'martin@example.org' }).getAttribute('href')).toBe(
    'mailto:martin@example.org',
  );
});

it('SPKR-R4 speakers can be added only to congregations entered by hand', async () => {
  showProfile(profile({ partnership: 'partner', scheduling_active: true }));
  await screen.findByText('Calloway, Martin');
  expect(screen.queryByRole('button', { name: 'Add speaker' })).toBeNull();
  cleanup();
  showProfile(profile());
  expect(await screen.findByRole('button', { name: 'Add speaker' })).toBeTruthy();
});

it('SPKR-O2 the talks are edited as a list of numbers and ranges', async () => {
  const sent = showProfile(profile());
  await userEvent.click(await screen.findByRole('button', { name: 'Edit talks of Martin Calloway' }));
  const field = await screen.findByLabelText('Numbers of the talks');
  expect((field as HTMLTextAreaElement).value).toBe('45, 46');
  await userEvent.type(field, ', 1-3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ outlines: '45, 46, 1-3' }),
  );
});

it('SPKR-C8 our speakers are e-mailed to the contact with a message, which requires an address', async () => {
  const sent = showProfile(profile(), { 'speakers.sendSpeakers': { ok: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send our speaker list' }));
  expect(await screen.findByText(/Paul Drummond gets the names of our speakers/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Message'), 'For the year');
  await userEvent.click(screen.getByRole('button', { name: 'Send to Paul Drummond' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ message: 'For the year' }),
  );
  cleanup();
  showProfile(
    profile({
      ptc: { id: null, full_name: 'Paul Drummond', email: null, phone: null, congregation: 3, version: 2 },
    }),
  );
  await screen.findByText('Paul Drummond');
  expect(screen.queryByRole('button', { name: 'Send our speaker list' })).toBeNull();
});

it('SPKR-L1 the list is printed with permission for public talks, with phone and e-mail only if visible', async () => {
  showProfile(profile());
  expect(await screen.findByRole('button', { name: 'Speakers’ list (PDF)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'With phone and e-mail (PDF)' })).toBeTruthy();
  cleanup();
  showProfile(profile({ speakers: [{ ...speaker, email: null, phone: null }] }));
  expect(await screen.findByRole('button', { name: 'Speakers’ list (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'With phone and e-mail (PDF)' })).toBeNull();
});

it('SPKR-M1 SPKR-M3 a speaker with a future talk cannot be deleted, and the check names the talk', async () => {
  const uses = [{ date: '2026-12-06', kind: 'talk' as const, name: 'Burnie' }];
  const checked = { deletable: false, name: speaker.full_name, uses };
  const { promise, resolve } = withResolvers<typeof checked>();
  showProfile(profile(), { 'speakers.checkSpeaker': () => promise });
  await userEvent.click(await screen.findByRole('button', { name: /Martin Calloway/, expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const waiting = 'Please wait... checking if this speaker can be deleted.';
  expect(await screen.findByText(waiting)).toBeTruthy();
  resolve(checked);
  expect(
    await screen.findByText(
      'Martin Calloway is assigned to give a talk in the future and therefore can not be deleted.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/Burnie/)).toBeTruthy();
  expect(screen.queryByText(waiting)).toBeNull();
});

it('SPKR-P1 a congregation that shows nothing can be asked for a partnership', async () => {
  const sent = showProfile(
    profile({ partnership: 'none', scheduling_active: true, speakers: [], ptc: null }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to be partners' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ congregation_id: 3 }),
  );
});

it('SPKR-R13 days away are stored with a speaker, and an empty line is not sent', async () => {
  const sent = showProfile(profile(), { 'speakers.editSpeaker': speaker });
  await userEvent.click(await screen.findByRole('button', { name: /Martin Calloway/, expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add dates away' }));
  await userEvent.type(sheet.getByLabelText(/^First day/), '2026-12-12');
  expect(sheet.getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2026-12-12');
  await userEvent.clear(sheet.getByLabelText(/^Last day/));
  await userEvent.type(sheet.getByLabelText(/^Last day/), '2026-12-14');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      full_name: 'Martin Calloway',
      away_dates: [{ start_date: '2026-12-12', end_date: '2026-12-14' }],
    }),
  );
});

it('SPKR-R14 a certain number is a link to call, an unsure one is text with a mark', async () => {
  showProfile(
    profile({
      speakers: [
        { ...speaker, phone: '+61491570118' },
        { ...speaker, id: 10, full_name: 'Amos Hale', last_first: 'Hale, Amos', phone: '912 345 678' },
      ],
    }),
  );
  await screen.findByText(/Hale, Amos|Amos Hale/);
  const links = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+61491570118']);
  expect(screen.getByText(/912 345 678/).closest('span')!.textContent).toContain('gets no SMS');
});

it('SPKR-R14 one press stores the reading of an unsure number', async () => {
  const unsure = { ...speaker, phone: '912 345 678', phone_reading: '+351912345678' };
  const sent = showProfile(profile({ speakers: [unsure] }), {
    'speakers.editSpeaker': { ...unsure, phone: '+351912345678', phone_reading: null },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Use +351 912 345 678 for Martin Calloway' }),
  );
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ full_name: 'Martin Calloway', phone: '+351912345678', appointment: 'elder', version: 4 },
    }),
  );
});
