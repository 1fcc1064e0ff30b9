import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MailPart, mail, mailHtml } from '#platform/mail/mail';

const word = fc.stringMatching(/^[^\s]{1,12}$/u);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const shown = (html: string): string =>
  html
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/<br>|<\/p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it('contains the same text in plain text and HTML, and no markup from values', () => {
  fc.assert(
    fc.property(
      line,
      fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      (subject, parts) => {
        const made = mail(
          subject,
          parts.map((lines) => ({ lines })),
        );
        const html = mailHtml(made);
        const said = shown(html);
        for (const lines of parts) for (const one of lines) expect(said).toContain(one);
        expect(html.match(/<(?!\/?(html|head|meta|title|body|div|p|br|a)\b|!doctype html>)/g)).toBeNull();
      },
    ),
  );
});

it('shows a button for a link with the address below it', () => {
  const html = mailHtml(
    mail('Sheaf', ['Hi', { label: 'Open Sheaf', link: 'https://sheaf.example/?token=a&source=email' }]),
  );
  expect(html).toContain('<a href="https://sheaf.example/?token=a&amp;source=email"');
  expect(html).toContain('>Open Sheaf</a>');
  expect(shown(html)).toContain('https://sheaf.example/?token=a&source=email');
});

it('escapes markup and does not link addresses within a sentence', () => {
  const html = mailHtml(
    mail('<b>', ['<img src=x onerror=alert(1)> see https://evil.example now', 'javascript:alert(1)']),
  );
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
});

const attack = 'Sheaf\n\nConfirm your account\nhttps://evil.example/x\n\nThe congregation';
const anyText = fc.oneof(
  fc
    .array(fc.integer({ min: 0, max: 0x3000 }), { maxLength: 12 })
    .map((codes) => String.fromCodePoint(...codes)),
  fc.constantFrom(
    attack,
    'https://evil.example',
    'a\r\n\r\nhttps://evil.example',
    '\u2028https://evil.example\u2029',
  ),
);
const anyPart: fc.Arbitrary<MailPart> = fc.oneof(
  anyText,
  anyText.map((text) => ({ text })),
  fc.array(anyText, { maxLength: 3 }).map((lines) => ({ lines })),
  fc.tuple(anyText, fc.webUrl()).map(([label, link]) => ({ label, link })),
);

it('COMMON-X12 has one link per link part and one paragraph per one-line part, for any values', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyPart, { maxLength: 6 }), (subject, parts) => {
      const made = mail(subject, parts);
      const html = mailHtml(made);
      const links = parts.filter((part) => typeof part === 'object' && 'link' in part);
      expect(html.match(/<a /g)?.length ?? 0).toBe(links.length);
      const texts = parts.filter((part) => typeof part === 'object' && 'text' in part);
      if (texts.length === 0) expect(html.match(/<p /g)?.length ?? 0).toBe(parts.length + links.length);
      expect(made.subject).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
    }),
    { numRuns: 300 },
  );
});

it('COMMON-X12 shows the text of a mail that was queued without parts, without a button', () => {
  const { subject, body } = mail('Sheaf', [
    'Hi',
    { label: 'Open Sheaf', link: 'https://sheaf.example/?a=1&b=2' },
  ]);
  const html = mailHtml({ subject, body, mailParts: null });
  expect(html).not.toContain('<a ');
  expect(html).toContain('Open Sheaf<br>https://sheaf.example/?a=1&amp;b=2');
});

it('COMMON-X12 preserves the paragraphs and lines of multi-line text', () => {
  const html = mailHtml(mail('Sheaf', [{ text: 'Hi\nRuth\n\nSee you' }]));
  expect(html).toContain('<p dir="auto">Hi<br>Ruth</p><p dir="auto">See you</p>');
});
