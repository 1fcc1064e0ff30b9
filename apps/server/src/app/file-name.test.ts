import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import { fileNameOf } from '#app/file-name';

const params = { id: '7', token: 'secret', userId: '12', sha256: 'abc', year: '2026', month: '9', size: '2' };

it('X-HEADERS has a unique name with the extension of its media type for every file of the contract', () => {
  const files = allOperations.filter(({ reply }) => reply === 'file');
  const names = files.map((operation) => fileNameOf(operation, params, operation.fileTypes![0]!));
  expect(new Set(names).size).toBe(files.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]*\.(pdf|csv|zip|webp|ics|geojson|docx)$/);
  expect(names).toEqual(
    expect.arrayContaining([
      's21.pdf',
      'field-service-reports-2026-09.pdf',
      's10-2026.pdf',
      'cong-report.csv',
    ]),
  );
});

it('X-HEADERS puts neither ids nor secrets into a file name', () => {
  const ical = { path: '/ical/{token}' };
  expect(fileNameOf(ical, params, 'text/calendar; charset=utf-8')).toBe('ical.ics');
});
