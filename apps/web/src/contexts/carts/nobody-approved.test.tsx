import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { base, week } from '#contexts/carts/testing/example-week.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { CartWeekScreen } from './cart-week-screen.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T06:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  { rights: ['settings.users.edit'], links: ['/settings/users/'] },
  { rights: [], links: [] },
])(
  'CARTS-S2 without approved people the form shows a notice and a link to the people: $rights',
  async ({ rights, links }) => {
    signInAs(rights);
    answerWith({
      ...base,
      'carts.readWeek': { ...week, approved: false, may_edit: true },
      'sync.listChanges': peopleChange([examplePerson({ id: 7 })]),
    });
    showScreen(<CartWeekScreen />, '/schedules/cart/:id', '/schedules/cart/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Book shift' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(/^Nobody is approved for carts yet/);
    expect(sheet.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(sheet.queryByRole('searchbox')).toBeNull();
  },
);
