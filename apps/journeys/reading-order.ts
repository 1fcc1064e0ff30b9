/** In which order the words of a line are seen, measured where the browser draws them. */
import type { Page } from '@playwright/test';

/** The innermost element that says all the words, the last of its kind on the page, and the left edge of each word in it. */
const measure = `(words) => {
  const says = (element) => element.getClientRects().length > 0 && words.every((word) => element.textContent.includes(word));
  const line = [...document.querySelectorAll('body *')].filter(says).at(-1);
  if (!line) return null;
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  let after = 0;
  const placed = words.map((word) => {
    if (!node) return undefined;
    let at = node.data.indexOf(word, after);
    for (; at < 0; at = node.data.indexOf(word)) {
      node = walker.nextNode();
      if (!node) return undefined;
    }
    after = at + word.length;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, after);
    return { word, left: range.getClientRects()[0].left };
  });
  return placed.includes(undefined) ? null : placed;
}`;

/** The words from left to right; they are given in the order in which the line has them. Null while no line says them. */
export async function seenFromLeft(page: Page, words: readonly string[]): Promise<string[] | null> {
  const placed = (await page.evaluate(`(${measure})(${JSON.stringify(words)})`)) as
    | { word: string; left: number }[]
    | null;
  return placed?.toSorted((a, b) => a.left - b.left).map(({ word }) => word) ?? null;
}
