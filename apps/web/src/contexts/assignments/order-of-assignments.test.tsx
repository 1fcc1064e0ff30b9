import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dayFrom, event, myAddress } from '#contexts/assignments/testing/example-rows.ts';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import type { Reply } from '#platform/api.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AssignmentsScreen } from './assignments-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (replies: object = {}) => {
  signInAs([]);
  answerWith({
    'maps.listMaps': [exampleMap()] as never,
    'duties.listMyDuties': [exampleMyDuty({ date: dayFrom(7) })],
    'addresses.listMyAddresses': [myAddress],
    'events.listEvents': [event(1, 'Convention', dayFrom(30))] as never,
    'carts.listDueReports': [],
    'sync.listChanges': peopleChange([]),
    ...replies,
  });
  showScreen(<AssignmentsScreen />, '/assignments', '/assignments');
};
const expectInOrder = (parts: readonly HTMLElement[]) => {
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
};

const due = (id: number, date: string): Reply<'carts.listDueReports'>[number] => ({
  ...{ id, cart_location_id: 1, location: 'Wharf', users: [1, 7], people: ['Amos Webb'] },
  ...{ start_at: `${date}T11:00`, date, start_time: '11:00', minutes: 120 },
});

it('APPTS-S1 dated assignments come first, then due cart reports, maps and addresses, all of this person', async () => {
  show({ 'carts.listDueReports': [due(9, '2026-11-28')] });
  expectInOrder([
    await screen.findByRole('region', { name: 'Digging for gems' }),
    await screen.findByText('Convention'),
    await screen.findByRole('button', { name: /^How was it at the cart\? Sat 28 November/ }),
    (await screen.findAllByRole('link', { name: /Map 12/ }))[0]!,
    await screen.findByText(/Mount Street/),
  ]);
});

it('CARTS-S7 each due report is one row that opens its form, and typed figures survive folding', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  show({ 'carts.listDueReports': [due(9, '2026-11-28'), due(10, '2026-11-27')] });
  const row = await screen.findByRole('button', { name: /^How was it at the cart\? Sat 28 November/ });
  expect(screen.getByRole('button', { name: /^How was it at the cart\? Fri 27 November/ })).toBeTruthy();
  expect(screen.queryByLabelText('Conversations')).toBeNull();
  await userEvent.click(row);
  await userEvent.type(await screen.findByLabelText('Conversations'), '4');
  await userEvent.click(row);
  expect(screen.queryByLabelText('Conversations')).toBeNull();
  await userEvent.click(row);
  expect(screen.getByLabelText<HTMLInputElement>('Conversations').value).toBe('4');
});

it('APPTS-S1 without addresses of their own, the person sees one line with its button and no picture', async () => {
  const free = exampleMap({ id: 21, number: '21', assignment: null, unassigned_address_count: 4 } as never);
  show({ 'addresses.listMyAddresses': [], 'maps.listMaps': [exampleMap(), free] as never });
  const section = within(await screen.findByRole('region', { name: 'My addresses' }));
  expect(await section.findByRole('button', { name: 'Request addresses' })).toBeTruthy();
  expect(section.getByText('You have no addresses.')).toBeTruthy();
  expect(section.queryByText(/Request some/)).toBeNull();
  expect(document.querySelector('[data-empty]')).toBeNull();
});

it('APPTS-S1 APPTS-R2 duties and events are one chronological list: an event before the next duty is above it', async () => {
  show({
    'duties.listMyDuties': [
      exampleMyDuty({ id: 1, date: dayFrom(7) }),
      exampleMyDuty({ id: 2, date: dayFrom(21) }),
    ],
    'events.listEvents': [event(1, 'Convention', dayFrom(14)), event(2, 'Work bee', dayFrom(3))] as never,
  });
  const next = await screen.findByRole('region', { name: 'Digging for gems' });
  const rows = await screen.findAllByRole('listitem');
  const later = rows.find((row) => row.textContent.includes('Digging for gems'))!;
  expectInOrder([await screen.findByText('Work bee'), next, await screen.findByText('Convention'), later]);
});
