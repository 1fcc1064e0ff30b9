import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MyDuties, useMyDuties } from './my-duties.api.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // 10:10 in Burnie.
  vi.setSystemTime('2026-11-22T23:10:00Z');
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  const { duties, now } = useMyDuties();
  return duties ? <MyDuties others={[]} duties={duties} now={now} actsOf={() => null} /> : <p>waiting</p>;
}
const show = (...duties: Parameters<typeof exampleMyDuty>[0][]) => {
  answerWith({ 'duties.listMyDuties': duties.map(exampleMyDuty) });
  showScreen(<Page />, '/', '/');
};

it('APPTS-S3 the next duty shows title, time, countdown, partner and chairman', async () => {
  show({ with: ['Hannah Webb'] });
  const card = within(await screen.findByRole('region', { name: 'Digging for gems' }));
  expect(card.getByText('Treasures, part 2')).toBeTruthy();
  expect(card.getByText('in 2 days')).toBeTruthy();
  expect(card.getByText('Wed 25 November, 7:16 pm, 10 min')).toBeTruthy();
  expect(card.getByText('With Hannah Webb, Chairman Elliot Hendry')).toBeTruthy();
});

it('APPTS-R11 a duty after midnight is under the month of the date that its row shows', async () => {
  show(
    { id: 1 },
    { id: 2, date: '2026-11-30', starts_at: '24:10', ends_at: '24:20', title: 'After midnight' },
  );
  const november = within(await screen.findByRole('region', { name: 'November 2026' }));
  expect(november.getByText('After midnight')).toBeTruthy();
});

it('APPTS-S3 a duty shows its place or link, hall, group and note', async () => {
  const { meeting } = exampleMyDuty();
  show(
    { id: 1, location: '80 Wilson Street', note: 'Bring the key' },
    { id: 2, date: '2026-12-02', title: 'Evening', location: null, link: 'https://meet.example.org/evening' },
    { id: 3, date: '2026-12-09', meeting: { ...meeting!, hall: 2, halls: 2, language_group: 'Tagalog' } },
    { id: 4, date: '2026-12-16', title: 'Wharf', location: 'Wharf', with: ['Hannah Webb'], meeting: null },
  );
  const card = within(await screen.findByRole('region', { name: 'Digging for gems' }));
  expect(card.getByText('Chairman Elliot Hendry, 80 Wilson Street')).toBeTruthy();
  expect(card.getByText('Bring the key')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'December 2026' })).getAllByRole('listitem');
  const lines = rows.map(({ textContent }) => textContent);
  expect(lines[0]).toContain('7:16\u00A0pm, 10 min, Online');
  expect(lines[1]).toContain('10 min, Aux class 1, Tagalog');
  expect(lines[2]).toContain('7:16\u00A0pm, with Hannah Webb');
  expect(lines[2]!.split('Wharf')).toHaveLength(2);
});

it('APPTS-S3 each kind of duty has its icon and its own actions', async () => {
  const kinds = ['cart', 'conductor', 'away-talk', 'chairman'] as const;
  const given = kinds.map((kind, index) =>
    exampleMyDuty({ id: 50 + index, date: `2026-12-0${index + 1}`, kind, title: kind }),
  );
  answerWith({ 'duties.listMyDuties': given });
  function Acts() {
    const { duties, now } = useMyDuties();
    return duties ? (
      <MyDuties
        others={[]}
        duties={duties}
        now={now}
        actsOf={({ kind }, title) => <b>{`Act on ${kind} ${title}`}</b>}
      />
    ) : null;
  }
  showScreen(<Acts />, '/', '/');
  await screen.findByRole('region', { name: 'cart' });
  for (const kind of kinds) expect(screen.getByText(new RegExp(`^Act on ${kind} `))).toBeTruthy();
  const pictures = [...document.querySelectorAll('svg')].flatMap(
    (svg) =>
      /tabler-icon-(trolley|users|microphone|user)(?= |$)/.exec(svg.getAttribute('class') ?? '')?.[1] ?? [],
  );
  expect(pictures).toEqual(['trolley', 'users', 'microphone', 'user']);
});

it('APPTS-S3 the countdown shows minutes only within the last hour', async () => {
  show({ date: '2026-11-23', starts_at: '11:00', ends_at: '11:10' });
  expect(await screen.findByText('in 50 minutes')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText('in 49 minutes')).toBeTruthy();
});

it('APPTS-S1 further duties are grouped by month, and those after the sixth are behind a button', async () => {
  show(
    {},
    ...Array.from({ length: 5 }, (_, index) => ({
      id: 10 + index,
      date: `2026-12-${String(index + 2).padStart(2, '0')}`,
    })),
    {
      id: 20,
      date: '2027-01-06',
      kind: 'prayer' as const,
      title: null,
      meeting: { ...exampleMyDuty().meeting!, part: 'living.prayer', minutes: null },
    },
    { id: 21, date: '2027-01-13', kind: 'helper' as const },
  );
  const december = await screen.findByRole('region', { name: 'December 2026' });
  expect(within(december).getAllByRole('listitem')).toHaveLength(5);
  expect(within(screen.getByRole('region', { name: 'January 2027' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
  expect(screen.getByText('Closing prayer')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getByText('Helper, Digging for gems')).toBeTruthy();
});

it('APPTS-R9 a past duty stays until its day ends and is not the next one', async () => {
  show(
    { id: 1, date: '2026-11-23', starts_at: '08:00', ends_at: '08:10', title: 'Over' },
    { id: 2 },
    {
      id: 3,
      date: '2026-11-22',
      title: 'Yesterday',
    },
  );
  expect(await screen.findByRole('region', { name: 'Digging for gems' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'November 2026' })).getByText('Over')).toBeTruthy();
  expect(screen.queryByText('Yesterday')).toBeNull();
});

it('APPTS-S3 a calendar file has the exact minutes and the same UID as in the feed', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar' }));
  const text = await files[0]!.text();
  expect(text).toContain('UID:duty-7@');
  expect(text).toContain('DTSTART:20261125T081600Z\r\nDTEND:20261125T082600Z\r\nSUMMARY:Digging for gems');
  vi.restoreAllMocks();
});

it('offline, the cached duties are shown', async () => {
  show({});
  await screen.findByRole('region', { name: 'Digging for gems' });
  await waitFor(async () => expect(await encryptedCache.read('duties.listMyDuties {}')).toHaveLength(1));
  cleanup();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  showScreen(<Page />, '/', '/');
  expect(await screen.findByRole('region', { name: 'Digging for gems' })).toBeTruthy();
});

it('X-ACK-1 one press confirms a duty, and a confirmed duty shows it without a button', async () => {
  let acknowledged: 'yes' | null = null;
  const sent = answerWith({
    'duties.listMyDuties': () => [
      exampleMyDuty({ acknowledged }),
      exampleMyDuty({ id: 8, date: '2026-12-02', acknowledged: 'yes' }),
    ],
    'duties.acknowledgeDuty': () => {
      acknowledged = 'yes';
      return { id: 7, acknowledged: 'yes' };
    },
  });
  showScreen(<Page />, '/', '/');
  const card = within(await screen.findByRole('region', { name: 'Digging for gems' }));
  expect(screen.getAllByText('You said yes')).toHaveLength(1);
  await userEvent.click(
    card.getByRole('button', { name: 'I’ll be there: Digging for gems, Wed 25 November' }),
  );
  expect(await card.findByText('You said yes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^I’ll be there/ })).toBeNull();
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { answer: 'yes' } });
});

it('X-ACK-8 a duty changed after the answer shows the earlier answer and the button again', async () => {
  show({ answered_for: { date: '2026-11-22', time: '19:00', what: 'A talk' } });
  const card = within(await screen.findByRole('region', { name: 'Digging for gems' }));
  expect(card.getByText(/^You answered for Sun 22 November, 7:00 pm: A talk\./)).toBeTruthy();
  expect(card.getByRole('button', { name: /^I’ll be there/ })).toBeTruthy();
});

it('X-ACK-1 a duty that has begun has no button', async () => {
  show({ date: '2026-11-23', starts_at: '10:00', ends_at: '10:20' });
  await screen.findByRole('region', { name: 'Digging for gems' });
  expect(screen.queryByRole('button', { name: /^I’ll be there/ })).toBeNull();
});

it('X-AV a responsibility has the icon of its kind', async () => {
  const kinds = ['attendant', 'microphone', 'sound', 'cleaning'] as const;
  show(
    ...kinds.map((responsibility, index) => ({
      id: 40 + index,
      date: `2026-12-0${index + 1}`,
      title: responsibility,
      responsibility,
      kind: responsibility === 'cleaning' ? ('task' as const) : ('responsibility' as const),
    })),
  );
  await screen.findByRole('region', { name: 'attendant' });
  const pictures = [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('class') ?? '');
  for (const name of ['door', 'microphone-2', 'volume', 'spray'])
    expect(pictures.some((words) => words.split(' ').includes(`tabler-icon-${name}`))).toBe(true);
});
