import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayFrom, event, myAddress } from '#contexts/assignments/testing/example-rows.ts';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
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

it('APPTS-S1 addresses come first, then maps, then dated assignments, all of this person', async () => {
  show();
  expectInOrder([
    await screen.findByText(/Mount Street/),
    // The card of addresses links to the map too.
    (await screen.findAllByRole('link', { name: /Map 12/ })).at(-1)!,
    await screen.findByRole('region', { name: 'Digging for gems' }),
    await screen.findByText('Convention'),
  ]);
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
