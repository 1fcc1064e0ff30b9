import { expect, it } from 'vitest';
import { workbookAddress } from './workbook-address.ts';

it('MEET-R11 an address names an EPUB file of jw-cdn, whatever hosts are allowed', () => {
  const hosts = ['cdn.jw-cdn.org', 'example.org'];
  const isTaken = (url: string) => workbookAddress(url, hosts) !== null;
  expect(isTaken('https://cdn.jw-cdn.org/a/mwb_E_202611.epub')).toBe(true);
  expect(isTaken('https://example.org/jw-cdn/mwb_E_202611.epub')).toBe(true);
  expect(isTaken('https://example.org/mwb_E_202611.epub')).toBe(false);
  expect(isTaken('https://cdn.jw-cdn.org/mwb_E_202611.zip')).toBe(false);
  expect(isTaken('https://a.example/jw-cdn/mwb_E_202611.epub')).toBe(false);
  expect(isTaken('https://evil-example.org/jw-cdn/mwb_E_202611.epub')).toBe(false);
});
