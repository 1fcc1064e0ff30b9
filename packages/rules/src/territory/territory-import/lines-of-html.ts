/** The lines that a browser would show of a cell: it may hold HTML, or plain text. */

const isWholeBreak = (tag: string): boolean => tag.endsWith('>') || !tag.startsWith('<');

/** In one pass, because a cell may hold any number of tags that are never closed. */
export function linesOfHtml(html: string): string[] {
  const breaks = /<br\s*\/?>|<\/?(?:p|div|li)\b|[\r\n]/gi;
  const lastClose = html.lastIndexOf('>');
  const lines: string[] = [];
  let from = 0;
  for (let found = breaks.exec(html); found; found = breaks.exec(html)) {
    let end = breaks.lastIndex;
    if (!isWholeBreak(found[0])) {
      if (end > lastClose) continue;
      end = html.indexOf('>', end) + 1;
    }
    lines.push(html.slice(from, found.index));
    from = end;
    breaks.lastIndex = end;
  }
  return [...lines, html.slice(from)];
}
