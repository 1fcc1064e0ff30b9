import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { month, replies, report, row } from '#contexts/reports/testing/example-reports.ts';
import { queryClient } from '#platform/queries.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { ReportsScreen } from './reports-screen.tsx';

const people = [
  examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis' }),
  examplePerson({ id: 7, pioneer: true }),
  examplePerson({ id: 8, first_name: 'Joel', last_name: 'Ashby' }),
];
type StoredReport = ReturnType<typeof report>;
let stored: Map<number, StoredReport>;
let network = true;
let spoken: string[];

const months = () => ({
  month: month(),
  people: people.map(({ id }) => row(id, stored.get(id) ?? null)),
});
function store(body: unknown): StoredReport {
  const given = body as StoredReport;
  const saved = report({
    ...given,
    id: given.user_id,
    comments: given.comments || null,
    version: 1,
    pioneer: given.user_id === 7,
  });
  stored.set(given.user_id, saved);
  return saved;
}
const show = async (rest: Parameters<typeof answerWith>[0] = {}) => {
  const sent = answerWith(
    replies({
      'sync.listChanges': peopleChange(people),
      'reports.readMonth': () => months(),
      'reports.saveReport': store,
      ...rest,
    }),
  );
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  await screen.findByRole('table', { name: 'Everyone' });
  return sent;
};
const names = () => screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);
const bodies = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === '/api/report').map(({ body }) => body);
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  queryClient.clear();
  stored = new Map();
  network = true;
  spoken = [];
  const region = document.createElement('div');
  region.id = 'announcer';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const line of addedNodes) spoken.push(line.textContent ?? '');
  }).observe(region, { childList: true });
  document.body.append(region);
  signInAs(['settings.users']);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  document.getElementById('announcer')?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('REPORTS-X4 missing reports come first, and Y, N, digits and Enter enter them one after the other', async () => {
  stored.set(8, report({ user_id: 8, studies: 4 }));
  const sent = await show();
  expect(names()).toEqual(['Hollis, Ruth', 'Webb, MiriamRegular pioneer', 'Ashby, Joel']);
  await press('e2{Enter}');
  await press('52{Enter}');
  await waitFor(() => expect(bodies(sent)).toHaveLength(2));
  expect(bodies(sent)).toMatchObject([
    { user_id: 1, report_month: month(), active: true, studies: 2, hours: null, version: 0 },
    { user_id: 7, active: true, studies: null, hours: 52, version: 0 },
  ]);
  const keys = sent.filter(({ path }) => path === '/api/report').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  await waitFor(() => expect(spoken).toContain('Miriam Webb: Shared, 52 hours. Saved.'));
  expect(spoken).toContain('Ruth Hollis: Shared, 2 studies. Saved.');
  // Rows stay in their place after they are saved.
  expect(names()).toEqual(['Hollis, Ruth', 'Webb, MiriamRegular pioneer', 'Ashby, Joel']);
});

it('REPORTS-X4 an entered report shows its values in its fields, and its version is sent with a correction', async () => {
  stored.set(8, report({ user_id: 8, studies: 4, comments: 'Ill', version: 3 }));
  const sent = await show();
  await userEvent.click(screen.getByRole('button', { name: /: Joel Ashby$/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Studies: Joel Ashby').value).toBe('4');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Remark: Joel Ashby').value).toBe('Ill');
  await press('n{Enter}');
  await waitFor(() =>
    expect(bodies(sent)).toMatchObject([{ id: 5, active: false, studies: null, version: 3 }]),
  );
});

it('REPORTS-X4 neither sharing nor hours are assumed: Enter shows at the field what is missing', async () => {
  const sent = await show();
  await press('e{Enter}');
  const group = await screen.findByRole('radiogroup', { name: 'Shared: Joel Ashby' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(
    within(screen.getByRole('table')).getByText('Choose first: Y for shared, N for not shared.'),
  ).toBeTruthy();
  await press('{Escape}{ArrowDown}{ArrowDown}y{Enter}');
  const hours = await screen.findByLabelText('Hours: Miriam Webb');
  expect(hours.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(hours);
  expect(within(screen.getByRole('table')).getByText('Enter the hours of Miriam Webb, or 0.')).toBeTruthy();
  expect(bodies(sent)).toEqual([]);
});

it('REPORTS-X4.2 one key marks all publishers without hours, and undo removes their reports', async () => {
  const sent = await show({
    'reports.deleteReport': () => {
      stored.clear();
      return { ok: true };
    },
  });
  await press('ea');
  await waitFor(() => expect(bodies(sent)).toHaveLength(2));
  expect(bodies(sent)).toMatchObject([
    { user_id: 8, active: true, studies: null, hours: null, version: 0 },
    { user_id: 1, active: true, version: 0 },
  ]);
  await waitFor(() => expect(toasts.get()?.text).toBe('2 marked as shared.'));
  expect(within(screen.getByRole('table')).getAllByText('Missing')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as shared: 0' }).disabled).toBe(true),
  );
  expect(await toasts.get()!.undo!()).toBe('2 missing again.');
  expect(
    sent
      .filter(({ method }) => method === 'DELETE')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/api/service-report/1', '/api/service-report/8']);
});

it('REPORTS-X4.3 a report entered by another person in between shows at the row, and a second save replaces it', async () => {
  const sent = await show();
  const theirs = report({ user_id: 8, id: 8, studies: 3, version: 1 });
  const answer = fetch;
  let first = true;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (!url.startsWith('/api/report') || request?.method !== 'POST' || !first) return answer(url, request);
    first = false;
    stored.set(8, theirs);
    return Response.json({ code: 'stale', message: 'Changed meanwhile.', current: theirs }, { status: 409 });
  });
  await press('ey{Enter}');
  const sentence = /^Another person entered the report of Joel Ashby: Shared, 3 studies\./;
  expect(await within(screen.getByRole('table')).findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: /: Joel Ashby$/ }));
  await press('{Enter}');
  await waitFor(() => expect(bodies(sent)).toMatchObject([{ user_id: 8, id: 8, version: 1, studies: null }]));
});

it('REPORTS-X4 offline, the row remains and a sentence names the connection', async () => {
  const sent = await show();
  await press('e3');
  network = false;
  const answer = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  dispatchEvent(new Event('offline'));
  await press('{Enter}');
  expect((await screen.findAllByText(/^Saving needs a network\./)).length).toBe(2);
  network = true;
  vi.stubGlobal('fetch', answer);
  dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: /: Joel Ashby$/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Studies: Joel Ashby').value).toBe('3');
  await press('{Enter}');
  await waitFor(() => expect(bodies(sent)).toMatchObject([{ user_id: 8, studies: 3 }]));
});
