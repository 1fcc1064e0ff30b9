/** The map that is open beside the list, and what was chosen for it. */
import { cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '../../platform/testing/people.ts';
import { answerWith, exampleMap, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { useAnyUnsaved } from '../../platform/unsaved.ts';
import { AssignDetailScreen } from './assign-detail-screen.tsx';

beforeEach(() => signInAs(['settings.maps.assign']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-WIDE-1 a person chosen for a map counts as words not saved, so that another map is not opened without asking', async () => {
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
  const person = await screen.findByLabelText('Ann Abel');
  expect(unsaved.current).toBe(false);
  await userEvent.click(person);
  await waitFor(() => expect(unsaved.current).toBe(true));
});
