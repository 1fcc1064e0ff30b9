/** White space and tag handling of untrusted text in linear time. */

/** Replaces each run of white space with one space. */
export const foldSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Joins lines with one space; white space within a line is unchanged. */
export const joinLines = (text: string): string =>
  text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));

/**
 * Removes tags, from `<` to the next `>`; an unclosed `<` is text.
 *
 * @param tag replacement of each tag.
 * @param between transforms the text between tags.
 */
export function replaceTags(text: string, tag: string, between = (piece: string): string => piece): string {
  let result = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    const close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) return result + between(text.slice(at));
    result += between(text.slice(at, open)) + tag;
    at = close + 1;
  }
}
