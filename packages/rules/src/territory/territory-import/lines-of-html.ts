/** The lines of a cell as a browser would show them; the cell contains HTML or plain text. */

const isWholeBreak = (tag: string): boolean => tag.endsWith('>') || !tag.startsWith('<');

/** Linear time, because a cell may contain any number of unclosed tags. */
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
