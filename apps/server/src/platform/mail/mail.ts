/**
 * Builds a mail from parts (decision 133). The plain text is stored and shown in the outbox, with the parts
 * stored next to it; the HTML is built from the parts when the mail is sent. Only a link part becomes a
 * button, for any text.
 */
import { withoutBreaks } from '@sheaf/rules/text/text-lines';

/** A one-line paragraph, a link with its label, related lines, or multi-line text written by a person. */
export type MailPart =
  | string
  | { label: string; link: string }
  | { lines: readonly string[] }
  | { text: string };

export interface Mail {
  subject: string;
  body: string;
  mailParts: readonly MailPart[];
}

/** A queued mail; without parts it has only its text. */
interface WrittenMail {
  subject: string;
  body: string;
  mailParts?: readonly MailPart[] | null;
}

/** Line breaks in values are removed. */
function inItsLines(part: MailPart): MailPart {
  if (typeof part === 'string') return withoutBreaks(part);
  if ('link' in part) return { label: withoutBreaks(part.label), link: withoutBreaks(part.link) };
  return 'lines' in part ? { lines: part.lines.map(withoutBreaks) } : part;
}

const textOfPart = (part: MailPart): string => {
  if (typeof part === 'string') return part;
  if ('text' in part) return part.text;
  return 'link' in part ? `${part.label}\n${part.link}` : part.lines.join('\n');
};

/** The text has an empty line between the parts, and a link on its own line below its label. */
export function mail(subject: string, parts: readonly MailPart[]): Mail {
  const mailParts = parts.map(inItsLines);
  return {
    subject: withoutBreaks(subject),
    body: mailParts.map(textOfPart).join('\n\n'),
    mailParts,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

const colours = { text: '#111714', button: '#0b5c5e', onButton: '#ffffff', quiet: '#4a5652' };

/** A button with the address below it, so that people can check the target first. */
const linkHtml = (label: string, link: string): string => {
  const address = escapeText(link);
  const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.button};color:${colours.onButton};font-weight:700;text-decoration:none`;
  return `<p dir="auto"><a href="${address}" style="${button}">${escapeText(label || link)}</a></p><p dir="ltr" style="font-size:13px;color:${colours.quiet};overflow-wrap:anywhere">${address}</p>`;
};

const linesHtml = (lines: readonly string[]): string =>
  `<p dir="auto">${lines.map(escapeText).join('<br>')}</p>`;

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return linesHtml([part]);
  if ('link' in part) return linkHtml(part.label, part.link);
  if ('lines' in part) return linesHtml(part.lines);
  return part.text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => linesHtml(paragraph.split('\n')))
    .join('');
}

/** Text is escaped: it never becomes markup or a link. */
export function mailHtml({ subject, body, mailParts }: WrittenMail): string {
  const parts: readonly MailPart[] = mailParts ?? [{ text: body }];
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeText(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#ffffff;color:${colours.text};font:16px/1.5 system-ui,sans-serif">`,
    `<div style="max-width:560px;margin:0 auto">${parts.map(partHtml).join('')}</div></body></html>`,
  ].join('');
}
