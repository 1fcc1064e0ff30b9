import { expect, it } from 'vitest';
import { documentOf, findDocument, printOperations } from './print-document.ts';

it('AUTH-R10 normalises the query of a document', () => {
  const [s13] = printOperations.filter(({ path }) => path === '/reports/s13');
  expect(documentOf(s13!, {}, { year: '2026', api_token: 'x' })).toBe('reports/s13?year=2026');
  for (const text of ['s13?year=2026', '/reports/s13?year=2026', '/api/reports/s13?year=2026&api_token=x'])
    expect(findDocument(text)?.document).toBe('reports/s13?year=2026');
  for (const text of [
    '',
    '/',
    'reports',
    'reports/',
    'reports/territory-card/',
    'reports/dnc/1',
    '../reports/dnc',
  ])
    expect([text, findDocument(text)]).toEqual([text, undefined]);
});
