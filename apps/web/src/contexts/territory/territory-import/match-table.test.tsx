import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ImportsScreen } from './imports-screen.tsx';
import { report } from './testing/import-replies.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<ImportsScreen />, '/settings/imports', '/settings/imports');
const choose = () =>
  fireEvent.change(screen.getByLabelText(/Choose a file/), {
    target: { files: [new File(['x'], 'addresses.csv')] },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('TERR-R33 TERR-R33.3 matches an unknown file by hand, and imports it by these columns', async () => {
  signInAs(['settings.maps.add']);
  const refused = { code: 'format-unknown', message: 'Sheaf doesn’t recognise these columns.' };
  answerWith({
    'territoryImport.listImports': [],
    'territoryImport.importFile': report({ format: 'matched-table', unused: [] }),
    'territoryImport.readColumns': {
      encoding: 'utf-8',
      format: null,
      rows: null,
      columns: [
        { column: 'Карта', samples: ['7', '8'], values: 2, field: null, used: false },
        { column: 'Улица', samples: ['Mount Street'], values: 2, field: null, used: false },
        { column: 'Не посещать', samples: ['да'], values: 1, field: 'doNotCall', used: false },
      ],
    },
  });
  const answer = globalThis.fetch;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => {
    if (!String(url).endsWith('/territory/import')) return answer(url, request);
    const columns = (request.body as FormData).get('columns');
    if (columns === null) return Promise.resolve(Response.json(refused, { status: 409 }));
    sent.push(JSON.parse(String(columns)));
    return answer(url, request);
  });
  show();
  choose();
  press('Check the file');
  expect(await screen.findByText('Such as 7 · 8')).toBeTruthy();
  const column = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  expect(column('Не посещать').value).toBe('doNotCall');
  fireEvent.change(screen.getByLabelText('Each line is'), { target: { value: 'maps' } });
  expect(column('Не посещать').value).toBe('');
  fireEvent.change(column('Улица'), { target: { value: 'number' } });
  fireEvent.change(column('Карта'), { target: { value: 'number' } });
  expect([column('Карта').value, column('Улица').value]).toEqual(['number', '']);
  fireEvent.change(column('Улица'), { target: { value: 'place' } });
  press('Check the file');
  expect(await screen.findByText('Table matched by hand: 140 lines read.')).toBeTruthy();
  press('Import this file');
  await waitFor(() => expect(sent).toHaveLength(2));
  for (const columns of sent)
    expect(columns).toEqual({
      rows: 'maps',
      columns: [
        { column: 'Карта', field: 'number' },
        { column: 'Улица', field: 'place' },
      ],
    });
});

it('TERR-R33 the columns of a recognised file can be matched differently', async () => {
  signInAs(['settings.maps.add']);
  answerWith({
    'territoryImport.listImports': [],
    'territoryImport.importFile': report(),
    'territoryImport.readColumns': {
      encoding: 'utf-8',
      format: 'nws-addresses',
      rows: 'addresses',
      columns: [{ column: 'Status', samples: ['Red'], values: 9, field: 'state', used: true }],
    },
  });
  show();
  choose();
  press('Check the file');
  expect(await screen.findByText('Such as TAS')).toBeTruthy();
  press('Match the columns by hand');
  const status = await screen.findByLabelText<HTMLSelectElement>('Status');
  expect(status.value).toBe('state');
  fireEvent.change(status, { target: { value: 'doNotCall' } });
  expect(status.value).toBe('doNotCall');
});
