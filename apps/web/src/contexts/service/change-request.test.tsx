import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ChangeButton } from './change-button.tsx';
import { groupPrompt } from './group-prompt.tsx';
import { OwnGroupActions } from './own-group-actions.tsx';
import { requestPrompt } from './request-prompt.tsx';

type Duty = Reply<'duties.listMyDuties'>[number];

const duty: Duty = {
  id: 5,
  kind: 'conductor',
  base_type: 'group',
  date: '2026-12-05',
  starts_at: '09:00',
  ends_at: '10:00',
  title: 'Town Hall steps',
  with: [],
  user_id: 1,
  helper_id: null,
  acknowledged: null,
  meeting: null,
  location: '80 Wilson Street',
  coordinates: null,
  link: null,
  note: null,
  change: { field_meeting_id: 12, asked: null },
};
const quiet: Reply<'dashboard.readAlerts'> = {
  group: null,
  request: null,
  cart: null,
  topics: [],
  report: null,
  report_expected: true,
  meetings: [],
  talk: null,
  next: null,
  subscribe: false,
};
const request = {
  id: 7,
  date: '2026-12-05',
  time: '09:00',
  location: '80 Wilson Street',
  overseer: 'Samuel Webb',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T22:10:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showButton = (shown: Duty) =>
  showScreen(<ChangeButton duty={shown} title="Town Hall steps" />, '/assignments', '/assignments');

it('APPTS-S3 the leader of an online group can join from half an hour before its start', () => {
  const link = 'https://meet.example.org/evening';
  // It is 9:10 on the 25th in Burnie.
  const online = (starts_at: string): Duty => ({
    ...duty,
    base_type: 'ministry',
    date: '2026-11-25',
    starts_at,
    ends_at: '11:00',
    title: 'Evening',
    location: null,
    link,
  });
  const joining = (shown: Duty): string | null => {
    showScreen(<OwnGroupActions duty={shown} title="Evening" />, '/assignments', '/assignments');
    const found = screen.queryByRole('link', { name: 'Join' })?.getAttribute('href') ?? null;
    cleanup();
    return found;
  };
  expect(joining(online('09:30'))).toBe(link);
  expect(joining(online('10:00'))).toBeNull();
  expect(joining({ ...online('09:30'), location: '4 Mount Street', link: null })).toBeNull();
});

it('APPTS-R5 APPTS-O3 a person is asked to take over a group, and only groups have the button', async () => {
  const sent = answerWith({
    'service.listChangeCandidates': [{ id: 8, full_name: 'Samuel Webb', last_first: 'Webb, Samuel' }],
    'service.requestChange': { ok: true },
  });
  showButton(duty);
  await userEvent.click(
    screen.getByRole('button', { name: 'Ask one person: Town Hall steps, Sat 5 December' }),
  );
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Webb, Samuel');
  await userEvent.selectOptions(sheet.getByLabelText(/^Overseer/), 'Webb, Samuel');
  await userEvent.click(sheet.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ user: 8, field_meeting_id: 12 });
  cleanup();
  showButton({ ...duty, change: undefined });
  expect(screen.queryByRole('button')).toBeNull();
});

it('APPTS-O3 a pending request shows the person asked and can be withdrawn', async () => {
  const sent = answerWith({ 'service.withdrawChange': { ok: true } });
  showButton({ ...duty, change: { field_meeting_id: 12, asked: { request_id: 7, name: 'Samuel Webb' } } });
  expect(screen.getByText('Samuel Webb was asked')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/requests/7'))).toBe(true));
});

it('SHELL-P4 SHELL-R11 the person asked accepts or rejects on the dashboard', async () => {
  const { Row } = requestPrompt;
  for (const [button, path] of [
    ['Accept', 'request-accept'],
    ['Reject', 'request-reject'],
  ] as const) {
    const sent = answerWith({
      'dashboard.readAlerts': { ...quiet, request },
      'service.acceptChange': { ok: true },
      'service.rejectChange': { ok: true },
    });
    showScreen(<Row dismiss={() => undefined} />, '/', '/');
    expect(await screen.findByText(/Samuel Webb asks you: .*9:00 am, 80 Wilson Street/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(sent.filter((one) => one.path.endsWith(path))).toHaveLength(1));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 7 });
    cleanup();
  }
});

it('SHELL-P7 the dashboard shows the next group, with Join from half an hour before an online one', async () => {
  const { Row } = groupPrompt;
  const group = {
    location: 'https://meet.example.org',
    online: true,
    label: 'North',
    meeting_date: '2026-11-24T22:30:00.000Z',
  };
  answerWith({ 'dashboard.readAlerts': { ...quiet, group } });
  showScreen(<Row dismiss={() => undefined} />, '/', '/');
  expect(await screen.findByText('Your group meets: North')).toBeTruthy();
  expect((screen.getByRole('link', { name: 'Join' }) as HTMLAnchorElement).href).toBe(
    'https://meet.example.org/',
  );
  cleanup();
  answerWith({
    'dashboard.readAlerts': { ...quiet, group: { ...group, meeting_date: '2026-11-24T22:41:00.000Z' } },
  });
  showScreen(<Row dismiss={() => undefined} />, '/', '/');
  expect(await screen.findByText(/online/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});
