/** Measures the visual order of the words of a line, as rendered by the browser. */
import type { Page } from '@playwright/test';

/**
 * The innermost element that contains all the words, the last match on the page, and the left edge of each
 * word in it.
 */
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

/** The words from left to right; `words` are in logical order. Null without a matching line. */
export async function seenFromLeft(page: Page, words: readonly string[]): Promise<string[] | null> {
  const placed = (await page.evaluate(`(${measure})(${JSON.stringify(words)})`)) as
    | { word: string; left: number }[]
    | null;
  return placed?.toSorted((a, b) => a.left - b.left).map(({ word }) => word) ?? null;
}
