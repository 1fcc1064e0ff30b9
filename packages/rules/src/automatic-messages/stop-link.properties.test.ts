import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStoppable, readStopToken, signedText, writeStopToken } from './stop-link.ts';

const ids = fc.integer({ min: 1, max: 999_999_999_999_999 });
const kinds = fc.constantFrom('forum-news', 'report-missing');
const links = fc.record({ congregationId: ids, personId: ids, kind: kinds });
const signatures = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);

it('MSG-R24 a token returns its congregation, person and kind, and different links have different signed texts', () => {
  fc.assert(
    fc.property(links, links, signatures, (link, other, signature) => {
      expect(readStopToken(writeStopToken(link, signature))).toEqual({ ...link, signature });
      for (const part of ['congregationId', 'personId', 'kind'] as const) {
        const changed = { ...link, [part]: other[part] };
        expect(signedText(link) === signedText(changed)).toBe(link[part] === other[part]);
      }
    }),
  );
});

it('MSG-R24 a malformed token is read as null', () => {
  fc.assert(fc.property(fc.string(), (text) => readStopToken(text) === null));
  const signature = 'A'.repeat(43);
  for (const wrong of [
    `0.1.forum-news.${signature}`,
    `1.1.link.${signature}`,
    `1.1.forum-news.${signature}A`,
  ])
    expect(readStopToken(wrong)).toBeNull();
});

it('MSG-R24 sign-in links, invoices and manually written mails have no unsubscribe link', () => {
  expect(['link', 'invite', 'invoice', 'manual', 'other'].filter(isStoppable)).toEqual([]);
});
