import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { PeopleFilesScreen } from './people-files-screen.tsx';

const report = {
  dry_run: true,
  rows: 2,
  people: [{ full_name: 'Caleb Ashby', appointment: 'elder' }],
  problems: [{ line: 3, full_name: 'Naomi Ashby', reason: 'already-there' }],
};
const show = () => showScreen(<PeopleFilesScreen />, '/settings/users/files', '/settings/users/files');

beforeEach(() => signInAs(['settings.users', 'settings.users.add']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('USERS-X6 a file is looked at first, line by line, and brought in with a second press', async () => {
  const dry = vi.fn();
  const sent = answerWith({
    'people.importPeople': () => {
      dry();
      return dry.mock.calls.length === 1 ? report : { ...report, dry_run: false };
    },
  });
  show();
  await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'people.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText('1 of 2 lines bring somebody new.')).toBeTruthy();
  expect(screen.getByText('Line 3: somebody of this name is there already')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1' }));
  expect(await screen.findByText('Added: 1.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('USERS-X6 who may only look takes the table along', async () => {
  signInAs(['settings.users']);
  answerWith({});
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Export people (CSV)' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});
