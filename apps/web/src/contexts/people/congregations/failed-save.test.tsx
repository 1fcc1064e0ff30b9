import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { BannerScreen } from './banner-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem = {
  code: 'invalid',
  message: 'Check the highlighted fields.',
  errors: { 'modules.banner_notification.title': ['This is too long.', 'And dull.'] },
};

it('COMMON-R3 COMMON-R6 COMMON-R9 COMMON-R10 a failed save shows an error next to its button and the first sentence under the field', async () => {
  let free: (answer: Response) => void = () => {};
  answerWith({ 'congregations.readCongregation': exampleCongregation });
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) =>
    request.method === 'PATCH'
      ? new Promise<Response>((resolve) => {
          free = resolve;
        })
      : answer(url, request),
  );
  signInAs(['settings.cong.edit']);
  showScreen(<BannerScreen />, '/settings/banner', '/settings/banner');
  const heading = await screen.findByLabelText(/^Heading/);
  await userEvent.type(heading, 'Assembly');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(button);
  // COMMON-R8: disabled during the request.
  expect(button.disabled).toBe(true);
  free(Response.json(problem, { status: 422 }));
  expect(await screen.findByText('This is too long.')).toBeTruthy();
  expect(screen.queryByText('And dull.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Check the highlighted fields.');
  expect(button.form?.contains(screen.getByRole('alert'))).toBe(true);
  expect(button.disabled).toBe(false);
  // COMMON-R3: the next attempt clears the error.
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  free(Response.json({ data: exampleCongregation }));
  await waitFor(() => expect(button.disabled).toBe(false));
});
