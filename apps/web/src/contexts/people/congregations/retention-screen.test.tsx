import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { RetentionScreen } from './retention-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SETTINGS-R10 retention months are set with a preview of tonight’s deletions; zero retains forever', async () => {
  signInAs(['settings.cong.edit']);
  const months = { not_at_homes: 12, notes: 24, messages: 6, journal: 36 };
  const due = { not_at_homes: 3, notes: 0, messages: 0, journal: 0 };
  const sent = answerWith({
    'congregations.readRetention': { months, due, version: 2 },
    'congregations.saveRetention': { months: { ...months, not_at_homes: 0 }, due, version: 3 },
  });
  showScreen(<RetentionScreen />, '/settings/retention', '/settings/retention');
  const field = await screen.findByLabelText('Months to keep not-at-homes');
  expect(screen.getByText('3 entries will be deleted within a day.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
  await userEvent.click(button);
  expect(screen.getByText('Nothing was changed, so there is nothing to save.')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(screen.getByText('Kept for ever.')).toBeTruthy();
  await userEvent.click(button);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...months,
      not_at_homes: 0,
      version: 2,
    }),
  );
});
