import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mail, mailHtml } from '#platform/mail/mail';

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

it('whatever a mail says, its HTML says the same and holds no mark-up of its words', () => {
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

it('a link is pressed by its label, and its address stands below', () => {
  const html = mailHtml(
    mail('Sheaf', ['Hi', { label: 'Open Sheaf', link: 'https://sheaf.example/?token=a&source=email' }]),
  );
  expect(html).toContain('<a href="https://sheaf.example/?token=a&amp;source=email"');
  expect(html).toContain('>Open Sheaf</a>');
  expect(shown(html)).toContain('https://sheaf.example/?token=a&source=email');
});

it('neither mark-up nor an address within a sentence becomes more than text', () => {
  const html = mailHtml(
    mail('<b>', ['<img src=x onerror=alert(1)> see https://evil.example now', 'javascript:alert(1)']),
  );
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
});
