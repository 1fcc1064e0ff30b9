import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workbookAddress } from './workbook-address.ts';

const hosts = ['jw-cdn.org', 'Example.org'];
const isTaken = (url: string) => workbookAddress(url, hosts) !== null;
const path = '/a/mwb_E_202611.epub';

it('MEET-R11 accepts EPUB addresses of jw-cdn only, with any list of permitted hosts', () => {
  expect(isTaken(`https://jw-cdn.org${path}`)).toBe(true);
  expect(isTaken(`https://example.org/jw-cdn${path}`)).toBe(true);
  expect(isTaken(`https://example.org${path}`)).toBe(false);
  expect(isTaken('https://jw-cdn.org/mwb_E_202611.zip')).toBe(false);
});

it('MEET-C1 permits subdomains of a permitted host, and no host that only begins or ends like it', () => {
  fc.assert(
    fc.property(fc.domain(), (name) => {
      expect(isTaken(`https://${name}.jw-cdn.org${path}`)).toBe(true);
      expect(isTaken(`https://${name.replaceAll('.', '-')}-jw-cdn.org${path}`)).toBe(false);
      expect(isTaken(`https://jw-cdn.org.${name}/jw-cdn${path}`)).toBe(name.endsWith('.jw-cdn.org'));
      expect(isTaken(`https://CDN.EXAMPLE.ORG/${name}/jw-cdn${path}`)).toBe(true);
    }),
  );
  expect(isTaken(`https://org/jw-cdn${path}`)).toBe(false);
  expect(workbookAddress(`https://jw-cdn.org${path}`, [])).toBeNull();
});

it('MEET-C1 requires https at its default port, without user name and password', () => {
  expect(isTaken(`https://jw-cdn.org:443${path}`)).toBe(true);
  for (const text of [
    `http://jw-cdn.org${path}`,
    `ftp://jw-cdn.org${path}`,
    `https://jw-cdn.org:8443${path}`,
    `https://somebody@jw-cdn.org${path}`,
    `https://somebody:secret@jw-cdn.org${path}`,
    `https://:secret@jw-cdn.org${path}`,
  ])
    expect([text, isTaken(text)]).toEqual([text, false]);
});

it('MEET-C1 refuses addresses that URL parsers read differently', () => {
  for (const text of [
    ` https://jw-cdn.org${path}`,
    `see https://jw-cdn.org${path}`,
    `https://jw-cdn.org${path}\n`,
    `https://jw-cdn.org${path} `,
    `https://jw-cdn.org\\@evil.example${path}`,
    `https://jw-cdn.org/a\\b${path}`,
    `https://jw-cdn.org/ä${path}`,
    `https://jẃ-cdn.org/jw-cdn${path}`,
    `https://jw-cdn.org:99999${path}`,
    `https://.jw-cdn.org:443:443${path}`,
    `https://300.300.300.300/jw-cdn${path}`,
    `https://jw-cdn.org?${path}`,
  ])
    expect([text, isTaken(text)]).toEqual([text, false]);
});

it('MEET-C1 limits an address to 2,000 characters', () => {
  const long = `https://jw-cdn.org/${'a'.repeat(2000)}`.slice(0, 1995);
  expect(isTaken(`${long}.epub`)).toBe(true);
  expect(isTaken(`${long}a.epub`)).toBe(false);
});

it('MEET-C1 requests exactly the given address', () => {
  const url = `https://example.org/jw-cdn${path}?v=2`;
  expect(workbookAddress(url, hosts)?.href).toBe(url);
});
