import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleDetail } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { phoneLabels } from './phone-labels.ts';
import { PhonesScreen } from './phones-screen.tsx';

afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

const path = '/settings/users/phones';
const ana = { id: 7, last_first: 'Silva, Ana', phone: '912 345 678', reading: '+351912345678', version: 3 };
const rui = { id: 8, last_first: 'Costa, Rui', phone: '0491 570 156', reading: null, version: 1 };

it('USERS-R29 each number is shown as it was typed, and its reading with the country is stored by one press', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  const sent = answerWith({
    'people.listPhonesToCheck': [ana, rui],
    'people.confirmPhoneReading': exampleDetail(),
  });
  showScreen(<PhonesScreen />, path, path);
  expect(await screen.findByText('912 345 678')).toBeTruthy();
  expect(screen.getByText('No valid number of your country.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Costa, Rui' }).getAttribute('href')).toBe(
    '/settings/users/8/',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use +351 912 345 678 for Silva, Ana' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('The number of Silva, Ana is saved.'));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/users/7/phone-reading',
    body: { reading: '+351912345678', version: 3 },
  });
});

it('USERS-R28 a form says that a stored number gets no messages', () => {
  expect([null, '+351912345678'].map(phoneLabels)).toEqual([
    'people:form.phoneHint',
    'people:form.phoneHint',
  ]);
  expect(phoneLabels('912 345 678')).toBe('people:form.phoneText');
});

it('USERS-R29 where every number can be read there is nothing to check', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  answerWith({ 'people.listPhonesToCheck': [] });
  showScreen(<PhonesScreen />, path, path);
  expect(await screen.findByText('Every number can get messages.')).toBeTruthy();
});
