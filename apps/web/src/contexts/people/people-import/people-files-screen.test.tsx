import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import type { PeopleImport } from './import-history.tsx';
import type { PeopleReport } from './import-report.tsx';
import { PeopleFilesScreen } from './people-files-screen.tsx';

const counts = { new: 1, filled: 0, there: 1, problems: 1, groups: 1, families: 0 };
const report: PeopleReport = {
  dry_run: true,
  id: null,
  counts,
  rows: [
    { line: 2, full_name: 'Caleb Ashby', outcome: 'new', reason: null, fields: [], left_out: [], words: [] },
    {
      line: 3,
      full_name: 'Naomi Ashby',
      outcome: 'there',
      reason: null,
      fields: [],
      left_out: [],
      words: [],
    },
    {
      line: 4,
      full_name: '',
      outcome: 'problem',
      reason: 'name-missing',
      fields: [],
      left_out: [],
      words: [],
    },
  ],
  groups: ['Cooee'],
  away: [],
  lacking: [],
};
const listed: PeopleImport = {
  id: 5,
  format: 'table',
  file_name: 'people.csv',
  counts,
  imported_at: '2026-11-20T08:00:00.000Z',
  imported_by: { id: 1, full_name: 'Ruth Hollis' },
  taken_back_at: null,
  taken_back_by: null,
};
const file = (text: string, name = 'people.csv') => new File([text], name);
const good = 'first name,last name,sex,group\nCaleb,Ashby,m,Cooee\nNaomi,Ashby,f,\n,Webb,f,\n';
const show = () => showScreen(<PeopleFilesScreen />, '/settings/users/files', '/settings/users/files');
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText('Choose a file'), chosen);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => signInAs(['settings.users', 'settings.users.add', 'settings.users.edit']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('IMPORT-R3 USERS-X6 a file is checked first, row by row, and imported with a second press', async () => {
  const sent = answerWith({
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': (body) => ({
      ...report,
      ...(body as { dry_run: boolean }),
      id: 5,
      rows: report.rows,
    }),
  });
  show();
  await userEvent.click(button('Check the file'));
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  await choose(file(good));
  expect(await screen.findByText('Table: 3 people read.')).toBeTruthy();
  await userEvent.click(button('Check the file'));
  expect(await screen.findByText('Line 4: a name is missing')).toBeTruthy();
  expect(screen.getByText('New groups: Cooee')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Here already' })).getByText('Naomi Ashby')).toBeTruthy();
  await userEvent.click(button('Import this file'));
  expect(await screen.findByText('Imported.')).toBeTruthy();
  const bodies = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { dry_run: true, fill: false, format: 'table', file_name: 'people.csv' },
    { dry_run: false },
  ]);
  expect(bodies[0]).toMatchObject({
    rows: [
      { line: 2, cells: { first_name: 'Caleb', group: 'Cooee' } },
      { line: 3 },
      { line: 4, cells: { last_name: 'Webb' } },
    ],
  });
});

it('IMPORT-R8 an invalid file is detected on the phone, and nothing is sent', async () => {
  const sent = answerWith({ 'peopleImport.listPeopleImports': [] });
  show();
  await choose(file('{"publishers": [', 'export.json'));
  expect(await screen.findByText(/damaged or was cut off/)).toBeTruthy();
  await choose(file('first name\nRuth\n'));
  expect(await screen.findByText(/First name and last name, or a whole name, are needed/)).toBeTruthy();
  await choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])], 'photo.csv'));
  expect(await screen.findByText(/This is not a text file/)).toBeTruthy();
  expect(button('Check the file').disabled).toBe(true);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('IMPORT-R11 IMPORT-R12 columns are matched by hand, and refused rows are saved with the reason', async () => {
  const sent = answerWith({ 'peopleImport.listPeopleImports': [], 'peopleImport.importPeople': report });
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  await choose(file('Имя,Last name,Sex,Nick\nCaleb,Ashby,m,Cal\nNaomi,Ashby,f,\n,Webb,=1,\n'));
  expect(await screen.findByText('Such as Caleb · Naomi')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Sex').value).toBe('gender');
  await userEvent.selectOptions(screen.getByLabelText('Имя'), 'First name');
  expect(await screen.findByText('Table: 3 people read.')).toBeTruthy();
  // An unmatched column may stay unmatched.
  expect(screen.getByLabelText<HTMLSelectElement>('Nick').value).toBe('');
  await userEvent.click(button('Check the file'));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    rows: [{ line: 2, cells: { first_name: 'Caleb' } }, { line: 3 }, { line: 4 }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the lines left out (CSV)' }));
  expect(await saved!.text()).toBe(
    "last_name,gender,appointment,Reason\r\nWebb,'=1,publisher,a name is missing\r\n",
  );
});

it('IMPORT-R4 IMPORT-R9 the option to fill existing people checks the file again, and a missing permission blocks the import', async () => {
  const sent = answerWith({
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': { ...report, lacking: ['settings.groups.add'] },
  });
  show();
  await choose(file(good));
  await userEvent.click(button('Check the file'));
  expect(await screen.findByText(/you also need permission for: adding groups/)).toBeTruthy();
  expect(button('Import this file').disabled).toBe(true);
  await userEvent.click(screen.getByLabelText(/Fill empty fields/));
  await userEvent.click(button('Check the file'));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sent.at(-1)?.body ?? sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    fill: true,
  });
});

it('IMPORT-R6 an import is rolled back after a confirmation, and people who stay are named with the reason', async () => {
  answerWith({
    'peopleImport.listPeopleImports': [listed],
    'peopleImport.rollbackPeople': {
      import: listed,
      removed: 83,
      emptied: 0,
      kept: [{ id: 9, full_name: 'Naomi Ashby', reason: 'signed-in' }],
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Undo this import: Table/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText('The import is undone. 83 people were removed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Naomi Ashby/ }).textContent).toContain('has been in Sheaf');
});

it('USERS-X6 people who may only view can export the table', async () => {
  signInAs(['settings.users']);
  answerWith({});
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
  await userEvent.click(button('Export people (CSV)'));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

it('IMPORT-R21 missing genders are asked in one list, and sent with the next check', async () => {
  const rows: PeopleReport['rows'] = [
    {
      line: 2,
      full_name: 'Amos Reed',
      outcome: 'problem',
      reason: 'gender-missing',
      fields: [],
      left_out: [],
      words: [],
    },
  ];
  const sent = answerWith({
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': { ...report, rows },
  });
  show();
  await choose(file('First name,Last name\nAmos,Reed\n'));
  await userEvent.click(button('Check the file'));
  await userEvent.selectOptions(await screen.findByLabelText('Amos Reed'), 'brother');
  await userEvent.click(button('Check with these answers'));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(JSON.stringify(sent.at(-1))).toContain('brother');
});

it('IMPORT-R24 an unknown word is asked once, and its answer applies to every row with it', async () => {
  const words = [{ column: 'pioneer' as const, text: 'AP' }];
  const asked = {
    outcome: 'problem' as const,
    reason: 'word-unclear' as const,
    fields: [],
    left_out: [],
    words,
  };
  const sent = answerWith({
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': {
      ...report,
      rows: [
        { ...asked, line: 2, full_name: 'Caleb Ashby' },
        { ...asked, line: 3, full_name: 'Naomi Ashby' },
      ],
    },
  });
  show();
  await choose(file('first name,last name,sex,pioneer\nCaleb,Ashby,m,AP\nNaomi,Ashby,f,ap\n'));
  await userEvent.click(button('Check the file'));
  await userEvent.selectOptions(
    await screen.findByLabelText('Regular pioneer: “AP” (2)'),
    'Auxiliary pioneer',
  );
  await userEvent.click(button('Check with these answers'));
  const { rows } = sent.at(-1)!.body as { rows: { cells: object }[] };
  expect(rows.map(({ cells }) => cells)).toMatchObject([
    { pioneer: 'no', aux: 'yes' },
    { pioneer: 'no', aux: 'yes' },
  ]);
});

it('IMPORT-R22 the encoding of the file is shown and can be changed before the check', async () => {
  answerWith({ 'peopleImport.listPeopleImports': [] });
  show();
  const bytes = Uint8Array.from('first name;last name;sex;Br\u00e8\nAda;Webb;f;1\n', (letter) =>
    letter.charCodeAt(0),
  );
  await choose(new File([bytes], 'people.csv'));
  const encoding = await screen.findByLabelText<HTMLSelectElement>('Text read as');
  expect([encoding.value, screen.getAllByText(/Brè/).length > 0]).toEqual(['windows-1252', true]);
  await userEvent.selectOptions(encoding, 'Windows-1250');
  expect((await screen.findAllByText(/Brč/)).length).toBeGreaterThan(0);
});

const duty = {
  ...{ id: 31, kind: 'prayer' as const, base_type: 'meeting' as const, date: '2099-01-06' },
  ...{ starts_at: '19:00', ends_at: '19:05', title: null, with: [], user_id: 7, helper_id: null },
  ...{ acknowledged: null, location: null, coordinates: null, link: null, note: null },
  meeting: {
    ...{ id: 3, type: 'clam' as const, language_group: null, part: 'living.prayer', number: null },
    ...{ reads: false, minutes: null, hall: 1, halls: 1, chairman: null },
  },
};

it('IMPORT-R25 the result lists duties on the imported days away until they are settled', async () => {
  signInAs(['settings.users', 'settings.users.add', 'settings.users.edit', 'settings.away.admin']);
  const away = [{ user_id: 7, start_date: '2099-01-04', end_date: '2099-01-10' }];
  const sent = answerWith({
    'sync.listChanges': peopleChange([examplePerson()]),
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': (body) => ({
      ...report,
      ...(body as object),
      id: 5,
      rows: report.rows,
      away,
    }),
    'duties.listDutiesBetween': [duty],
  });
  show();
  await choose(file(good));
  await userEvent.click(button('Check the file'));
  await screen.findByText('Line 4: a name is missing');
  expect(screen.queryByText(/assignment on these days/)).toBeNull();
  await userEvent.click(button('Import this file'));
  expect(await screen.findByText('Miriam Webb has 1 assignment on these days')).toBeTruthy();
  expect(sent.some(({ path }) => /^\/api\/users\/7\//.test(path))).toBe(true);
  await userEvent.click(button('Done'));
  expect(screen.queryByText(/assignment on these days/)).toBeNull();
});

it('IMPORT-R26 a whole name is split, the dry run shows the result, and the other order can be chosen at its column', async () => {
  const sent = answerWith({
    'peopleImport.listPeopleImports': [],
    'peopleImport.importPeople': (body) => ({
      ...report,
      rows: (body as { rows: { line: number; cells: { first_name: string; last_name: string } }[] }).rows.map(
        ({ line, cells }) => ({
          ...report.rows[0]!,
          line,
          full_name: `${cells.first_name} ${cells.last_name}`,
        }),
      ),
    }),
  });
  show();
  await choose(file('Name,Sex\n"Kent, Clark",m\nLane Lois,f\n'));
  expect(await screen.findByText('Table: 2 people read.')).toBeTruthy();
  await userEvent.click(button('Check the file'));
  expect(await screen.findByText('Line 2, first name Clark, last name Kent')).toBeTruthy();
  expect(screen.getByText('Line 3, first name Lane, last name Lois')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Name'), 'Whole name, last name first');
  await userEvent.click(button('Check the file'));
  expect(await screen.findByText('Line 3, first name Lois, last name Lane')).toBeTruthy();
  expect(screen.getByText('Line 2, first name Clark, last name Kent')).toBeTruthy();
  expect(sent.at(-1)!.body).toMatchObject({
    rows: [{}, { cells: { first_name: 'Lois', last_name: 'Lane' } }],
  });
});
