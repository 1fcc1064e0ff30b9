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

it('APPTS-S1 the next own duty stands first, then the maps, the addresses and the events, each of this person', async () => {
  signInAs([]);
  answerWith({
    'maps.listMaps': [exampleMap()] as never,
    'duties.listMyDuties': [exampleMyDuty({ date: dayFrom(7) })],
    'addresses.listMyAddresses': [myAddress],
    'events.listEvents': [event(1, 'Convention', dayFrom(30))] as never,
    'carts.listDueReports': [],
    'sync.listChanges': peopleChange([]),
  });
  showScreen(<AssignmentsScreen />, '/assignments', '/assignments');
  const inOrder = [
    await screen.findByRole('region', { name: 'Digging for gems' }),
    await screen.findByRole('link', { name: /Map 12/ }),
    await screen.findByText(/Mount Street/),
    await screen.findByRole('region', { name: 'Coming up' }),
  ];
  for (const [index, part] of inOrder.slice(1).entries())
    expect(inOrder[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
