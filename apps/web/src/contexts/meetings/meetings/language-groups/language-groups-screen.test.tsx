import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleLanguageGroup, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { LanguageGroupsScreen } from './language-groups-screen.tsx';

beforeEach(() => signInAs(['settings.cong.edit']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showScreen(<LanguageGroupsScreen />, '/settings/language-groups', '/settings/language-groups');

it('X-LANG-GROUP a group is listed with language and times, and edited with its version', async () => {
  const group = exampleLanguageGroup();
  const sent = answerWith({
    'meetings.listLanguageGroups': [group],
    'meetings.editLanguageGroup': { ...group, active: false, version: 4 },
  });
  show();
  expect(
    await screen.findByText('Spanish. Midweek Tuesday 7:30 pm, weekend Sunday 2:00 pm.', { exact: false }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Montello Spanish' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByLabelText(/^Holds meetings/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const { id, version, ...values } = group;
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/language-groups/${id}`,
      body: { ...values, active: false, version },
    }),
  );
});

it('X-LANG-GROUP a group needs a name and a language, and an empty list shows instructions', async () => {
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.addLanguageGroup': exampleLanguageGroup(),
  });
  show();
  expect(await screen.findByText(/No group meets in another language/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a language group' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Montello Spanish');
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Language/ }), 'es');
  await userEvent.click(save);
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      label: 'Montello Spanish',
      lang: 'es',
      clam_day: 3,
      active: true,
    }),
  );
});
