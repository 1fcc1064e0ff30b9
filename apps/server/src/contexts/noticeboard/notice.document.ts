/** PDF of a notice: its text, and the names of its files. */
import { noticeTitle } from '@sheaf/rules/noticeboard/notice-file';
import { type Block, blocksOf, type Run } from '@sheaf/rules/noticeboard/notice-text';
import type { NoticeReply } from '#contexts/noticeboard/present-notice';
import type { readLetterhead } from '#contexts/people/people.api';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

const body = `
#set text(size: 11.5pt)
#heading-of(data.title, data.line)
#let words-of(runs) = for run in runs { if run.bold { strong(run.text) } else { run.text } }
#for block in data.blocks {
  if block.kind == "bullets" { list(..block.items.map(words-of)) }
  else if block.kind == "numbers" { enum(start: block.start, ..block.items.map(words-of)) }
  else { par(block.lines.map(words-of).join(linebreak())) }
  v(2mm)
}
#if data.files.len() > 0 { section-of(data.labels.files, list(..data.files)) }
`;

const wordsOf = (runs: readonly Run[]) => runs.map(({ text, bold }) => ({ text, bold }));

const printed = (block: Block) =>
  block.kind === 'paragraph'
    ? { kind: block.kind, lines: block.lines.map(wordsOf) }
    : { ...block, items: block.items.map(wordsOf) };

export function noticePaper(
  { title, body: text, from_on, author, files }: NoticeReply,
  folder: string | null,
  { lang, name }: Awaited<ReturnType<typeof readLetterhead>>,
): Paper {
  const day = paperDate(lang, from_on);
  const written = author === null ? day : say(lang, 'noticeboard:writtenBy', { date: day, name: author });
  return {
    body,
    lang,
    data: {
      congregation: name,
      title,
      line: folder === null ? written : `${written}${say(lang, 'shell:comma')}${folder}`,
      blocks: blocksOf(text ?? '').map(printed),
      files: files.map(({ asset }) => noticeTitle(asset.filename)),
      labels: { files: say(lang, 'noticeboard:filesTitle') },
    },
  };
}
