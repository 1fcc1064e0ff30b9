import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleVisit as visit } from '#contexts/events/testing/example-visit.ts';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { EventsScreen } from './events-screen.tsx';

type ShownEvent = Reply<'events.listEvents'>[number];

const convention: ShownEvent = {
  ...visit,
  id: 4,
  type: 'convention',
  extent: 'elders',
  multi_day: false,
  start_date: '2026-07-04T09:20',
  end_date: '2026-07-04T16:00',
  has_speaker: false,
  speaker: null,
  label: 'Regional convention',
  location: null,
  cancels_meeting: 'both',
};
const base = { 'events.listEvents': [convention, visit], 'meetings.listConcerned': { meetings: [] } };

const show = () => showScreen(<EventsScreen />, '/settings/events', '/settings/events');
const sheet = async () => within(await screen.findByRole('dialog'));

/** Day, hour and minute shown in a field of the form. */
function shownTime(form: ReturnType<typeof within>, label: string): (string | undefined)[] {
  const [day, ...clock] = ['day', 'hour', 'minute'].map((part) => form.getByLabelText(`${label}: ${part}`));
  return [
    (day as HTMLInputElement).value,
    ...clock.map((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
  ];
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
  signInAs(['settings.events', 'settings.events.add', 'settings.events.edit', 'settings.events.delete']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('upcoming events are first, past ones collapsed, and each shows time, audience and cancelled meetings', async () => {
  answerWith(base);
  show();
  expect(await screen.findByText('Circuit overseer visit')).toBeTruthy();
  expect(screen.getByText('Tue 24 November to Sun 29 November · Kingdom Hall · A. Visitor')).toBeTruthy();
  expect(screen.queryByText('Regional convention')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Past/ }));
  expect(
    screen.getByText('Sat 4 July, 9:20 am to 4:00 pm · Convention · For: Elders · Cancels: Both meetings'),
  ).toBeTruthy();
});

it('EVENTS-R2 EVENTS-R5 a new visit of the circuit overseer starts on Tuesday at 19:00, in steps of 5 minutes', async () => {
  const sent = answerWith({ ...base, 'events.addEvent': visit });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
  const form = await sheet();
  const save = form.getByRole('button', { name: 'Save' });
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Circuit overseer visit');
  expect(shownTime(form, 'Start')).toEqual(['2026-11-24', '7 pm', '00']);
  expect(shownTime(form, 'End')).toEqual(['2026-11-29', '7 pm', '00']);
  const minutes = form.getByLabelText('Start: minute') as HTMLSelectElement;
  expect([...minutes.options].map(({ value }) => Number(value))).toEqual(
    Array.from({ length: 12 }, (_, step) => step * 5),
  );
  await userEvent.type(form.getByLabelText('Speaker'), 'A. Visitor');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    type: 'co',
    start_date: '2026-11-24T19:00',
    end_date: '2026-11-29T19:00',
    has_speaker: true,
    speaker: 'A. Visitor',
    cancels_meeting: 'none',
  });
});

it('EVENTS-O2 the Memorial form presets the meeting cancelled on its day, and keeps a choice made by hand', async () => {
  answerWith(base);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
  const form = await sheet();
  const cancels = form.getByLabelText('Cancels') as HTMLSelectElement;
  const onDay = (value: string) => fireEvent.change(form.getByLabelText('Start: day'), { target: { value } });
  await userEvent.selectOptions(form.getByLabelText('Type'), 'Memorial');
  onDay('2027-03-23');
  expect(cancels.value).toBe('clm');
  onDay('2027-03-21');
  expect(cancels.value).toBe('public');
  await userEvent.selectOptions(cancels, 'No meeting');
  onDay('2027-03-23');
  expect(cancels.value).toBe('none');
});

it('EVENTS-R6 a custom event requires a name and a start; the server’s error shows under its field', async () => {
  answerWith(base);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'POST'
      ? Promise.resolve(
          Response.json(
            { code: 'invalid', message: 'Check.', errors: { end_date: ['The end is before the start.'] } },
            { status: 422 },
          ),
        )
      : answer(url, request),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
  const form = await sheet();
  fireEvent.change(form.getByLabelText('Start: day'), { target: { value: '2026-12-01' } });
  await userEvent.selectOptions(form.getByLabelText('Start: hour'), '9 am');
  expect(shownTime(form, 'End')).toEqual(['2026-12-01', '10 am', '00']);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Name is missing.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Cleaning');
  expect(form.queryByText('Name is missing.')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The end is before the start.')).toBeTruthy();
});

it('a stale save shows the other person’s version for comparison and discards neither without a choice', async () => {
  const theirs = { ...visit, location: 'Town hall', speaker: 'B. Visitor', version: 3 };
  const sent = answerWith({ ...base, 'events.editEvent': { ...visit, location: 'My place', version: 4 } });
  const answer = globalThis.fetch;
  let refused = false;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request?.method !== 'PUT' || refused) return answer(url, request);
    refused = true;
    const problem = { code: 'stale', message: 'Changed meanwhile.', current: theirs };
    return Promise.resolve(Response.json(problem, { status: 409 }));
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit event: Circuit overseer visit' }));
  const form = await sheet();
  await userEvent.clear(form.getByLabelText('Place'));
  await userEvent.type(form.getByLabelText('Place'), 'My place');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const conflict = within(await form.findByRole('table'));
  expect(conflict.getByRole('row', { name: /^Place/ }).textContent).toBe('PlaceTown hallMy place');
  expect(conflict.getByRole('row', { name: /^Speaker/ }).textContent).toBe('SpeakerB. VisitorA. Visitor');
  expect(conflict.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(form.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    location: 'My place',
    version: 3,
  });
});

it('EVENTS-R8 deleting opens a confirmation', async () => {
  const sent = answerWith({ ...base, 'events.deleteEvent': { ok: true } });
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'More: Delete event: Circuit overseer visit' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete event: Circuit overseer visit' }));
  const question = await sheet();
  expect(question.getByText('Are you sure you wish to delete this event?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/events/5'));
});
