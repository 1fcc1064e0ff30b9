/**
 * Text of a notice: paragraphs, lists, bold words and links. There is no HTML, so a text cannot contain anything
 * that a browser runs (X-BOARD).
 */

export interface Run {
  text: string;
  bold: boolean;
  /** Address of a link; its text is the address. */
  link?: string;
}

export type Block =
  | { kind: 'paragraph'; lines: Run[][] }
  | { kind: 'bullets'; items: Run[][] }
  | { kind: 'numbers'; start: number; items: Run[][] };

const bullet = /^ {0,3}[-*•] +(?=\S)/;
const number = /^ {0,3}(\d{1,3})[.)] +(?=\S)/;
/** A host with a dot, without user and port. */
const address = /https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>"*]*)?/gi;
/** Punctuation that ends the sentence around an address. */
const sentenceEnd = `.,;:!?)]}'’”`;

function withoutSentenceEnd(found: string): string {
  let length = found.length;
  while (length > 0 && sentenceEnd.includes(found[length - 1]!)) length -= 1;
  return found.slice(0, length);
}

function linked(text: string, bold: boolean): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutSentenceEnd(found);
    if (index > at) runs.push({ text: text.slice(at, index), bold });
    runs.push({ text: link, bold, link });
    at = index + link.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), bold });
  return runs;
}

/** `**` begins and ends bold words; a single mark without its pair stays as typed. */
export function runsOf(line: string): Run[] {
  const pieces = line.split('**');
  const last = pieces.length - 1;
  const paired =
    last % 2 === 0 ? pieces : [...pieces.slice(0, last - 1), `${pieces[last - 1]}**${pieces[last]}`];
  return paired.flatMap((piece, index) => linked(piece, index % 2 === 1));
}

function addLine(blocks: Block[], line: string, isNew: boolean): void {
  const last = isNew ? undefined : blocks.at(-1);
  const numbered = number.exec(line);
  if (bullet.test(line)) {
    const item = runsOf(line.replace(bullet, ''));
    if (last?.kind === 'bullets') last.items.push(item);
    else blocks.push({ kind: 'bullets', items: [item] });
  } else if (numbered) {
    const item = runsOf(line.replace(number, ''));
    if (last?.kind === 'numbers') last.items.push(item);
    else blocks.push({ kind: 'numbers', start: Number(numbered[1]), items: [item] });
  } else if (last?.kind === 'paragraph') last.lines.push(runsOf(line));
  else blocks.push({ kind: 'paragraph', lines: [runsOf(line)] });
}

/** An empty line ends a paragraph or a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') isNew = true;
    else {
      addLine(blocks, line.trimEnd(), isNew);
      isNew = false;
    }
  }
  return blocks;
}

export interface Selection {
  text: string;
  from: number;
  to: number;
}

/** Makes the selected words bold, or ends it for words that are bold already. */
export function toggledBold({ text, from, to }: Selection): Selection {
  const isBold = text.slice(0, from).endsWith('**') && text.slice(to).startsWith('**');
  return isBold
    ? {
        text: text.slice(0, from - 2) + text.slice(from, to) + text.slice(to + 2),
        from: from - 2,
        to: to - 2,
      }
    : {
        text: `${text.slice(0, from)}**${text.slice(from, to)}**${text.slice(to)}`,
        from: from + 2,
        to: to + 2,
      };
}

/** Makes the selected lines a list, or lines again. */
export function toggledList({ text, from, to }: Selection): Selection {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isList =
    lines.every((line) => line.trim() === '' || bullet.test(line)) && lines.some((line) => bullet.test(line));
  const changed = lines
    .map((line) => {
      if (isList) return line.replace(bullet, '');
      return line.trim() === '' && lines.length > 1 ? line : `- ${line}`;
    })
    .join('\n');
  const place = start + changed.length;
  return { text: text.slice(0, start) + changed + text.slice(end), from: place, to: place };
}
