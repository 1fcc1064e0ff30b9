/**
 * What a mail consists of, as text and as HTML. The text is what is stored and shown in the outbox; the HTML is made from it when the
 * mail is handed over, so the two cannot say different things.
 */

/** A paragraph, a link that is pressed, or lines that belong together. */
export type MailPart = string | { label: string; link: string } | { lines: readonly string[] };

export interface Mail {
  subject: string;
  body: string;
}

const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

const textOfPart = (part: MailPart): string => {
  if (typeof part === 'string') return part;
  return 'link' in part ? `${part.label}\n${part.link}` : part.lines.join('\n');
};

/** The parts as text: an empty line between them, a link on a line of its own below its label. */
export const mail = (subject: string, parts: readonly MailPart[]): Mail => ({
  subject,
  body: parts.map(textOfPart).join('\n\n'),
});

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

const colours = { text: '#111714', button: '#0b5c5e', onButton: '#ffffff', quiet: '#4a5652' };

/** A press opens the link; its address stands below, for whoever wants to see where it leads before. */
const linkHtml = (label: string, link: string): string => {
  const address = escapeText(link);
  const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${colours.button};color:${colours.onButton};font-weight:700;text-decoration:none`;
  return `<p dir="auto"><a href="${address}" style="${button}">${escapeText(label || link)}</a></p><p dir="ltr" style="font-size:13px;color:${colours.quiet};overflow-wrap:anywhere">${address}</p>`;
};

const paragraphHtml = (paragraph: string): string => {
  const lines = paragraph.split('\n');
  const last = lines.at(-1)!;
  if (lines.length <= 2 && isLink(last)) return linkHtml(lines.length === 2 ? lines[0]! : '', last);
  return `<p dir="auto">${lines.map(escapeText).join('<br>')}</p>`;
};

/** Text of whoever wrote it stays text: nothing in it becomes mark-up, and only a whole line becomes a link. */
export function mailHtml({ subject, body }: Mail): string {
  const paragraphs = body.trim().split(/\n{2,}/);
  return [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeText(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#ffffff;color:${colours.text};font:16px/1.5 system-ui,sans-serif">`,
    `<div style="max-width:560px;margin:0 auto">${paragraphs.map(paragraphHtml).join('')}</div></body></html>`,
  ].join('');
}
