import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { SendDuty } from './send-duty.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-ACK-5 X-SHARE the text with its link is made at a press, and handed to any app', async () => {
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
