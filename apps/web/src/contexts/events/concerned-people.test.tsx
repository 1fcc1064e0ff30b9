import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleVisit } from '#contexts/events/testing/example-visit.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { EventsScreen } from './events-screen.tsx';
import type { ConcernedMeetings } from './use-concerned-save.ts';

const concerned: ConcernedMeetings = [
  {
    meeting_id: 3,
    type: 'clam',
    local_date: '2026-12-09',
    because: 'cancelled',
    people: [{ user_id: 7, name: 'Enoch Hollis', what: '3. Bible reading' }],
  },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
  signInAs(['settings.events', 'settings.events.add']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('EVENTS-R9 an event that replaces filled meetings shows the affected people before it is saved', async () => {
  const sent = answerWith({
    'events.listEvents': [],
    'meetings.listConcerned': { meetings: concerned },
    'events.addEvent': exampleVisit,
  });
  showScreen(<EventsScreen />, '/settings/events', '/settings/events');
  await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Memorial');
  fireEvent.change(form.getByLabelText('Start: day'), { target: { value: '2026-12-10' } });
  await userEvent.selectOptions(form.getByLabelText('Start: hour'), '7 pm');
  const save = async () => {
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    return within(await screen.findByRole('dialog', { name: 'People are assigned' }));
  };
  const question = await save();
  expect(question.getByText('Wed 9 December: the midweek meeting is cancelled')).toBeTruthy();
  expect(question.getByRole('listitem').textContent).toBe('Enoch Hollis: 3. Bible reading');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('People are assigned')).toBeNull());
  const posts = () => sent.filter(({ method }) => method === 'POST');
  expect(posts()).toHaveLength(0);
  await userEvent.click((await save()).getByRole('button', { name: 'Save the event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts().map(({ body }) => body)).toMatchObject([{ type: 'memorial', cancels_meeting: 'clm' }]);
});
