import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDetail, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { PersonScreen } from './person-screen.tsx';

const roles = [
  { id: 1, name: 'Administrator', permissions: [1, 36], default: true },
  { id: 2, name: 'Publisher', permissions: [], default: true },
];
/** One reply for both collections. */
const collections = () => ({ ...peopleChange([]), changed: roles });
const base = {
  'sync.listChanges': collections,
  'people.listPersonOptions': { groups: [{ id: 4, name: 'Montello' }] },
};
const keeper = [
  'settings.users',
  'settings.users.add',
  'settings.users.edit',
  'settings.users.delete',
  'settings.users.send_login',
];
const show = () => showScreen(<PersonScreen />, '/settings/users/:id', '/settings/users/7');

beforeEach(() => signInAs(keeper));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-R8 the sheet shows cost and balance before an invite is sent by SMS', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'access.readInviteTerms': { sms_cost: 10, balance: 340 },
    'access.sendInvite': { message: null, expires_on: '2026-11-24' },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/Costs your congregation A?\$0\.10\. Balance A?\$3\.40\./)).toBeTruthy();
  await userEvent.click(sheet.getByLabelText(/E-mail/));
  expect(sheet.queryByText(/Costs your congregation/)).toBeNull();
  await userEvent.click(sheet.getByLabelText(/SMS/));
  await userEvent.click(sheet.getByRole('button', { name: 'Send invite' }));
  expect(await sheet.findByText(/Sent. The link works until/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ method: 'sms' });
});

it('MSG-R20 an invite that overdraws the balance shows the overdraft and its limit', async () => {
  answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'access.readInviteTerms': { sms_cost: 10, balance: -5 },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(
    await sheet.findByText(/afterwards -A?\$0\.15\. It can be overdrawn by up to A?\$20\.00\./),
  ).toBeTruthy();
  expect(sheet.getByText(/will be overdrawn by A?\$0\.15/)).toBeTruthy();
  await userEvent.click(sheet.getByLabelText(/E-mail/));
  expect(sheet.queryByText(/overdrawn/)).toBeNull();
});

it('USERS-R8 an SMS invite beyond the balance is refused with an alternative', async () => {
  answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'access.readInviteTerms': { sms_cost: 10, balance: -1995 },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect((await sheet.findByRole('alert')).textContent).toMatch(
    /does not cover it. Invite by e-mail or by hand/,
  );
  const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Send invite' });
  expect(send.disabled).toBe(true);
  await userEvent.click(sheet.getByLabelText(/E-mail/));
  expect(send.disabled).toBe(false);
});
