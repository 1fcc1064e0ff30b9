/** Faults of a page: axe violations, and text that is clipped, torn, vertical or scrolls sideways. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A dependency of the journeys. */
const axe = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** Runs in the page, within the open dialog or the whole document. */
const clipped = `(() => {
  const found = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push('the page is ' + scrollWidth + ' wide');
  const shown = document.querySelector('[role=dialog]') ?? document.body;
  const torn = (text) => [...text.textContent.matchAll(/[^\\s\\u00ad\\u200b/-]{4,}/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const room = innerWidth - 2 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    return lines.length > 1 && lines.at(-1).top > lines[0].top + lines[0].height / 2 &&
      lines.reduce((sum, { width }) => sum + width, 0) < room;
  }).map(([word]) => word);
  for (const element of shown.querySelectorAll('*')) {
    const said = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!said || element.closest('.visually-hidden, [hidden], input, textarea, select, svg')) continue;
    const words = element.textContent.trim().slice(0, 60);
    const { overflowX, fontSize, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const letter = parseFloat(fontSize);
    if (width <= 2) continue;
    for (const text of element.childNodes)
      if (text.nodeType === 3) for (const word of torn(text)) found.push('torn: ' + word + ' in ' + words);
    const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (!meant && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push('cut off: ' + words);
    if (/\\S{4}/.test(words) && width < 1.7 * letter && height > 2.4 * letter) found.push('upright: ' + words);
  }
  return found;
})()`;

const violations = `axe.run(document.querySelector('[role=dialog]') ?? document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ' (' + nodes.slice(0, 3).map((node) => node.target).join('; ') + ')'))`;

export async function faultsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const found = await page.evaluate<string[]>(clipped);
  return [...found, ...(await page.evaluate<string[]>(violations))];
}
