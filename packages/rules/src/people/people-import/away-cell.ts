/** Days away in one cell, one span per line: `2026-12-01/2026-12-10 Visiting the family`. */
import { oneLine } from '../../text/text-lines.ts';

export interface FileAway {
  start_date: string;
  end_date: string;
  comment: string | null;
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const most = 60;
const longestComment = 190;

/** Escapes a comment to stay on its line. */
const marked = (comment: string): string =>
  comment.replaceAll(/[\\\r\n]/g, (sign) => ({ '\\': '\\\\', '\r': '\\r', '\n': '\\n' })[sign] ?? sign);
const unmarked = (text: string): string =>
  text.replaceAll(/\\([\\rn])/g, (_, sign: string) => ({ '\\': '\\', r: '\r', n: '\n' })[sign] ?? sign);

export const awayCell = (spans: readonly FileAway[]): string =>
  spans
    .map(({ start_date, end_date, comment }) => `${start_date}/${end_date} ${marked(comment ?? '')}`.trim())
    .join('\n');

function readLine(line: string): FileAway | null {
  const [, start = '', end = '', rest = ''] =
    /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})(?: (.*))?$/.exec(line) ?? [];
  if (!isDay(start) || !isDay(end) || end < start) return null;
  const comment = oneLine(unmarked(rest)).trim() || null;
  return (comment?.length ?? 0) > longestComment ? null : { start_date: start, end_date: end, comment };
}

/** Null if one of the lines is invalid. */
export function readAwayCell(cell: string): FileAway[] | null {
  const spans = cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
  return spans.length <= most && spans.every((span) => span !== null) ? spans : null;
}
