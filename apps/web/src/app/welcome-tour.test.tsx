import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTourHost } from '#contexts/dashboard/dashboard/tour.api.tsx';
import { tour } from '#contexts/dashboard/dashboard/tour-state.ts';
import { queryClient } from '#platform/queries.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleCongregation, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { menuItems, tourSteps } from './domain-routes.tsx';

const Host = createTourHost(async () => ({ steps: tourSteps, menu: menuItems }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  tour.leave();
  cleanup();
});

/** Returns the step counter of the tour for a person with every permission except booking at any cart. */
async function stepsOf({ cart }: { cart: boolean }): Promise<string> {
  signInAs(permissionKeys.filter((key) => key !== 'schedules.carts.always_book'));
  answerWith({
    'congregations.readCongregation': exampleCongregation,
    'sync.listChanges': peopleChange([examplePerson({ id: 1, cart })]) as never,
    'carts.listSharedCarts': [{ id: 2, location: 'Wharf', congregation: 'Burnie', shared: false }],
  });
  tour.start();
  showScreen(<Host />, '/', '/');
  const card = await screen.findByRole('dialog', {}, { timeout: 5000 });
  return card.firstElementChild!.textContent;
}

it('SHELL-O2 SHELL-K1 a person approved for the carts sees twenty steps', async () => {
  expect(await stepsOf({ cart: true })).toBe('1 of 20');
});

it('SHELL-R26 a person not approved for the carts sees no steps about them', async () => {
  expect(await stepsOf({ cart: false })).toBe('1 of 18');
});
