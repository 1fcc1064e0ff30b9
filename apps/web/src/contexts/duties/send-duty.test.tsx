import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { SendDuty } from './send-duty.tsx';

afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

it('X-ACK-5 X-SHARE a press creates the text with its link and shares it', async () => {
  signInAs(['schedules.meetings.assign']);
  const sent = answerWith({
    'duties.makeAnswerLink': { text: 'Naomi, please answer: https://s/answer#t', link: '' },
  });
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { share });
  showScreen(<SendDuty duty={7} />, '/', '/');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send the assignment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(sent.map(({ path }) => path)).toEqual(['/api/duties/7/answer-links']);
  expect(share).toHaveBeenCalledWith({ text: 'Naomi, please answer: https://s/answer#t' });
  Reflect.deleteProperty(navigator, 'share');
});

it('X-ACK-6 a press sends it by e-mail, and an impossible e-mail shows the reason', async () => {
  signInAs(['schedules.meetings.assign']);
  const text = { text: 'Naomi, please answer', link: '' };
  const sent = answerWith({ 'duties.makeAnswerLink': text, 'meetings.mailDuty': { ok: true } });
  showScreen(<SendDuty duty={7} />, '/', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Send the assignment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Sent by e-mail.'));
  expect(sent.map(({ path }) => path)).toEqual(['/api/duties/7/answer-links', '/api/duties/7/mail']);
  const message = 'This person has no e-mail address.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'assignee-without-email', message }, { status: 409 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
  await screen.findByText(message);
});
