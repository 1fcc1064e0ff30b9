/** The map open in the detail pane, and the form's unsaved choices. */
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { useAnyUnsaved } from '#platform/unsaved.ts';
import { AssignDetailScreen } from './assign-detail-screen.tsx';

beforeEach(() => signInAs(['settings.maps.assign']));
afterEach(() => {
  cleanup();
  act(() => toasts.hide());
  vi.unstubAllGlobals();
});

it('X-WIDE-1 ASSIGN-R8 the form in the detail pane is always enabled, and a chosen person counts as unsaved', async () => {
  answerWith({
    'maps.listAssignMaps': [
      {
        ...exampleMap({ assignment: null, time_out: null }),
        number_lookup: false,
        searched_address_count: 0,
        overdue: false,
        days_over: 0,
        stagnant: false,
      },
    ],
    'maps.listLastReturns': [],
    'sync.listChanges': peopleChange([examplePerson({ id: 6, first_name: 'Ann', last_name: 'Abel' })]),
  });
  showScreen(<AssignDetailScreen />, '/settings/assign/:number', '/settings/assign/12');
  const unsaved = renderHook(() => useAnyUnsaved()).result;
  const person = await screen.findByLabelText('Abel, Ann');
  expect(unsaved.current).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a person' }).disabled).toBe(false);
  await userEvent.click(person);
  await waitFor(() => expect(unsaved.current).toBe(true));
});

it('ASSIGN-R5 an assignment in the detail pane is confirmed with undo, although its form is unmounted', async () => {
  const free = {
    ...exampleMap({ assignment: null, time_out: null }),
    number_lookup: false,
    searched_address_count: 0,
    overdue: false,
    days_over: 0,
    stagnant: false,
  };
  const user = { id: 6, full_name: 'Ann Abel' };
  const taken = { ...free, assignment: { ...exampleMap().assignment!, user, started: false }, time_out: 0 };
  let given = false;
  answerWith({
    'maps.listAssignMaps': () => [given ? taken : free],
    'maps.assignMap': () => {
      given = true;
      return taken;
    },
    'maps.listLastReturns': [],
    'sync.listChanges': peopleChange([examplePerson({ id: 6, first_name: 'Ann', last_name: 'Abel' })]),
  });
  showScreen(<AssignDetailScreen />, '/settings/assign/:number', '/settings/assign/12');
  await userEvent.click(await screen.findByLabelText('Abel, Ann'));
  await userEvent.click(screen.getByRole('button', { name: 'Assign to Ann Abel' }));
  expect(await screen.findByText('Time out')).toBeTruthy();
  await waitFor(() => expect(toasts.get()?.text).toBe('Map 12 assigned to Ann Abel.'));
  expect(toasts.get()!.undo).toBeTruthy();
});
