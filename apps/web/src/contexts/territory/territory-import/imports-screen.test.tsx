import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ImportsScreen } from './imports-screen.tsx';
import { counts, listed, report } from './testing/import-replies.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => showScreen(<ImportsScreen />, '/settings/imports', '/settings/imports');
const choose = () =>
  fireEvent.change(screen.getByLabelText(/Choose a file/), {
    target: { files: [new File(['x'], 'addresses.csv')] },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('TERR-R14 shows figures and reasons of a dry run, then imports, then rolls back', async () => {
  signInAs(['settings.maps.add']);
  let sent = 0;
  const calls = answerWith({
    'sync.listChanges': peopleChange([]),
    'territoryImport.listImports': () => (sent < 2 ? [] : [listed]),
    'territoryImport.importFile': () => {
      sent += 1;
      return sent === 1 ? report() : report({ dry_run: false, id: 5 });
    },
    'territoryImport.rollbackImport': {
      ...listed,
      taken_back_at: '2026-11-20T02:00:00.000Z',
      taken_back_by: listed.imported_by,
    },
  });
  show();
  expect(await screen.findByText('Nothing has been imported yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Address list/ }).getAttribute('href')).toBe(
    '/settings/maps/import/',
  );
  choose();
  press('Check the file');
  expect(await screen.findByText('NWS addresses: 140 lines read.')).toBeTruthy();
  const makes = within(screen.getByRole('region', { name: 'What will be imported' }));
  expect(makes.getByText('Preloaded addresses').nextSibling?.textContent).toBe('130');
  expect(makes.queryByText('Boundaries, not kept yet')).toBe(null);
  expect(makes.getByText('New: 101, 102')).toBeTruthy();
  press('Import this file');
  expect(await screen.findByText('Imported.')).toBeTruthy();
  expect(
    await screen.findByRole('button', { name: /^Undo this import: NWS addresses, 20 Nov/ }),
  ).toBeTruthy();
  press('Undo this import');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/Maps removed: 2. Addresses removed: 134./)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(/The territory is as it was before.$/)).toBeTruthy();
  press('Check the file');
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([
    '/api/territory/import',
    '/api/territory/import',
    '/api/territory/imports/5/roll-back',
  ]);
  expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
});

it('TERR-R14 earlier imports show their maps and addresses, or the assignments alone', async () => {
  signInAs(['settings.maps.add']);
  const none = { ...counts, maps_new: 0, preloaded: 0, do_not_calls: 0, foreign: 0 };
  answerWith({
    'territoryImport.listImports': [
      listed,
      { ...listed, id: 6, format: 'nws-assignments', counts: { ...none, assignments: 3 } },
    ],
  });
  show();
  expect(await screen.findByText(/New maps: 2, addresses: 134/)).toBeTruthy();
  expect(screen.getByText(/Assignments: 3/)).toBeTruthy();
  expect(screen.queryByText(/New maps: 0/)).toBeNull();
});

it('SETTINGS-R13 an import during the setup offers Continue first, any other one the maps', async () => {
  signInAs(['settings.maps.add']);
  const imports = async (address: string) => {
    let sent = 0;
    answerWith({
      'territoryImport.listImports': [],
      'territoryImport.importFile': () => {
        sent += 1;
        return sent === 1 ? report() : report({ dry_run: false, id: 5 });
      },
    });
    showScreen(<ImportsScreen />, '/settings/imports', address);
    choose();
    press('Check the file');
    fireEvent.click(await screen.findByRole('button', { name: 'Import this file' }));
    await screen.findByText('Imported.');
    return screen.getByRole('link', { name: 'Go to the maps' }).dataset['variant'];
  };
  expect(await imports('/settings/imports?moving-in')).toBe('light');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  cleanup();
  expect(await imports('/settings/imports')).toBe('filled');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

it('TERR-R15 lists lines by reason and unused columns by name, and saves all as a file', async () => {
  signInAs(['settings.maps.add']);
  answerWith({ 'territoryImport.listImports': [], 'territoryImport.importFile': report() });
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  choose();
  press('Check the file');
  const lost = within(await screen.findByRole('region', { name: 'Lines left out' }));
  const reason = lost.getByText('House number not understood').closest('details')!;
  expect(screen.queryByText('101, Lot 5, Farm Road')).toBe(null);
  reason.open = true;
  fireEvent(reason, new Event('toggle'));
  expect(await lost.findByText('Line 12')).toBeTruthy();
  expect(lost.getByText('The first 1 of 201 lines')).toBeTruthy();
  const told = within(screen.getByRole('region', { name: 'Lines to check' }));
  expect(told.getByText('Names are kept on business maps only')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Not imported: Sheaf has no field for these' })).getByText(
      'State',
    ),
  ).toBeTruthy();
  press('Save the lines to check (CSV)');
  const lines = await saved!.text();
  expect(lines).toContain("14,'=1+1,Names are kept on business maps only");
  expect(lines).not.toContain('House number not understood');
  press('Save the lines left out (CSV)');
  expect(await saved!.text()).toBe("Map,House,Reason\r\n'=101,Lot 5,House number not understood\r\n");
});

it('TERR-R13 lists unreadable do-not-calls before all other reasons', async () => {
  signInAs(['settings.maps.add']);
  const many = report({ problem_counts: { 'house-missing': 40, 'do-not-call-lost': 1 } });
  answerWith({ 'territoryImport.listImports': [], 'territoryImport.importFile': many });
  show();
  choose();
  press('Check the file');
  const lost = within(await screen.findByRole('region', { name: 'Lines left out' }));
  const texts = lost
    .getAllByText(/Do-not-calls that could not|No house number/)
    .map((node) => node.textContent);
  expect(texts).toEqual(['Do-not-calls that could not be read: enter them by hand', 'No house number']);
});

it('TERR-R16 disables an import without permission or without anything new, with the reason', async () => {
  signInAs(['settings.maps.add']);
  const nothing = Object.fromEntries(Object.keys(counts).map((what) => [what, 0])) as typeof counts;
  let replies = [
    report({ lacking: ['maps.dnc.add', 'maps.foreign.add'] }),
    report({ counts: nothing, maps: [], problem_counts: { 'map-listed': 3 } }),
    report({ counts: nothing, maps: [] }),
  ];
  answerWith({
    'territoryImport.listImports': [],
    'territoryImport.importFile': () => {
      const [first, ...rest] = replies;
      replies = rest;
      return first!;
    },
  });
  show();
  choose();
  press('Check the file');
  expect(await screen.findByText(/permission to add do-not-calls, foreign addresses/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import this file' })).toHaveProperty('disabled', true);
  choose();
  press('Check the file');
  expect(await screen.findByText('There is nothing new in this file.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import this file' })).toHaveProperty('disabled', true);
  choose();
  press('Check the file');
  expect(await screen.findByText(/Nothing in this file could be imported/)).toBeTruthy();
});

it('links a plain list of addresses to its own import screen', async () => {
  signInAs(['settings.maps.add']);
  answerWith({
    'territoryImport.listImports': [
      { ...listed, taken_back_at: listed.imported_at, taken_back_by: listed.imported_by },
    ],
  });
  show();
  expect(await screen.findByText(/^Undone 20 Nov/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo this import/ })).toBe(null);
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'plain-address-file', message: 'This is a plain list.' }, { status: 409 }),
  );
  choose();
  press('Check the file');
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('This is a plain list.')).toBeTruthy();
  await waitFor(() =>
    expect(notice.getByRole('link', { name: 'Address list' }).getAttribute('href')).toBe(
      '/settings/maps/import/',
    ),
  );
});

it('TERR-R24 preselects the match of each name, and another choice repeats the dry run and is sent with the import', async () => {
  signInAs(['settings.maps.add', 'settings.maps.assign']);
  const names = [
    { name: 'Hollis, Ruth', times: 3, match: { id: 1, full_name: 'Ruth Hollis' } },
    { name: 'Joel Webb', times: 1, match: null },
  ];
  const calls = answerWith({
    'territoryImport.listImports': [],
    'sync.listChanges': {
      marker: 'x',
      whole: true,
      changed: [examplePerson({ id: 1 }), examplePerson({ id: 2, first_name: 'Joel', last_name: 'Webb' })],
      gone: [],
    } as never,
    'territoryImport.importFile': () => report({ format: 'alba-territories', names }),
  });
  show();
  fireEvent.change(await screen.findByLabelText(/Choose a file/), {
    target: { files: [new File(['x'], '2023.tsv'), new File(['y'], '2024.tsv')] },
  });
  expect(screen.getByText('2023.tsv, 2024.tsv')).toBeTruthy();
  press('Check the file');
  const ruth = (await screen.findByLabelText('Hollis, Ruth')) as HTMLSelectElement;
  await waitFor(() => expect(ruth.value).toBe('1'));
  fireEvent.change(screen.getByLabelText('Joel Webb'), { target: { value: '2' } });
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/territory/import')).toHaveLength(2));
});
