import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { exampleSwap } from '#contexts/duties/testing/example-swap.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { simpleMode } from '#platform/simple-mode.ts';
import { peopleChange } from '#platform/testing/people.ts';
import {
  answerWith,
  exampleCongregation,
  exampleMap,
  examplePerson,
  quietAlerts,
  signInAs,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { SimpleScreen } from './simple-screen.tsx';

const ruth = examplePerson({ id: 1, first_name: 'Ruth', group_id: 3 });
const daniel = examplePerson({ id: 9, full_name: 'Daniel Kerr', phone: '+61400000101' });
const group = {
  id: 3,
  name: 'East',
  overseer: { id: 9, full_name: 'Daniel Kerr' },
  assistant: null,
  overseer_id: 9,
  assistant_id: null,
  address: null,
  members: 12,
  version: 1,
};
const duty = exampleMyDuty({ id: 31 });
const replies = {
  'dashboard.readAlerts': { ...quietAlerts, next: duty },
  'congregations.readCongregation': exampleCongregation,
  'maps.listMaps': [exampleMap()],
  'reports.listReportsOf': [],
  'groups.listGroups': [group],
  'sync.listChanges': peopleChange([ruth, daniel]),
  'duties.acknowledgeDuty': { id: 31, acknowledged: 'yes' as const },
  'duties.sayCannot': { id: 31, told: 2 },
  'swaps.askSwap': exampleSwap({ duty_id: 31 }),
  'reports.saveReport': { ok: true },
};

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-23T02:00:00Z'));
  localStorage.clear();
  simpleMode.set(true);
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
  simpleMode.set(false);
});

const show = (given: object = replies) => {
  const sent = answerWith(given as never);
  showScreen(<SimpleScreen />, '/', '/');
  return sent;
};

it('SHELL-R31 shows the next duty, the own map, the report and a call to the overseer', async () => {
  show();
  const next = within(await screen.findByRole('region', { name: 'Next' }));
  expect(await next.findByRole('button', { name: 'I’ll be there' })).toBeTruthy();
  const map = await screen.findByRole('link', { name: 'Open map 12' });
  expect(map.getAttribute('href')).toBe('/map/12');
  expect(await screen.findByText('Did you share in the ministry?')).toBeTruthy();
  const call = await screen.findByRole('link', { name: 'Call Daniel Kerr for help' });
  expect(call.getAttribute('href')).toBe('tel:+61400000101');
});

it('SHELL-R31 X-SWAP-20 one press accepts, one press declines, and the consequence of declining shows before', async () => {
  const sent = show();
  expect(await screen.findByText(/stays yours until someone else has it/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'I’ll be there' }));
  expect(await screen.findByText('You said yes.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I can’t' }));
  expect(await screen.findByText('Others are asked. It stays yours until someone else has it.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/duties/31/acknowledgement',
  ]);
  expect(sent.find(({ path }) => path === '/api/swaps')?.body).toEqual({
    ...{ duty_id: 31, reason: null, note: '' },
  });
});

it('SHELL-R31 X-SWAP-20 without a swap, declining notifies those who assign the duty', async () => {
  const talk = exampleMyDuty({ id: 31, meeting: { ...duty.meeting!, part: 'talk.talk' } });
  const sent = show({ ...replies, 'dashboard.readAlerts': { ...quietAlerts, next: talk } });
  await userEvent.click(await screen.findByRole('button', { name: 'I can’t' }));
  expect(await screen.findByText(/know that you can’t/)).toBeTruthy();
  expect(sent.some(({ path }) => path === '/api/duties/31/cannot')).toBe(true);
});

it('X-SWAP-22 without a connection “I can’t” waits on the device, and the card shows it', async () => {
  show({ ...replies, 'swaps.askSwap': () => Promise.reject(new TypeError('no network')) });
  await userEvent.click(await screen.findByRole('button', { name: 'I can’t' }));
  expect(await screen.findByText(/^Saved on this device\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I can’t' })).toBeNull();
  expect(outbox.list().map(({ operation, given }) => [operation, given.body])).toEqual([
    ['swaps.askSwap', { duty_id: 31, reason: null, note: '' }],
  ]);
  await outbox.clear();
});

it('SHELL-R31 one press reports that the person shared in the ministry', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/report')?.body).toMatchObject({
      report_month: '2026-10-01',
      active: true,
      hours: null,
    }),
  );
});

it('SHELL-R31 “Show everything” ends simple mode', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(simpleMode.get()).toBe(false);
});
