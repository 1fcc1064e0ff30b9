/** White space and tags of text from outside, in time that grows with the text. */

/** Every run of white space as one space. */
export const foldSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Lines joined by one space; white space within a line stays. */
export const joinLines = (text: string): string =>
  text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));

/**
 * The text without its tags, from `<` to the next `>`; a `<` that is never closed is text.
 *
 * @param tag what stands in the place of a tag.
 * @param between what becomes of the text around tags.
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
