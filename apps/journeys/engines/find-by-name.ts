/** Finds controls by role and name in a page, for engines without locators. */
import type { Control } from './engine-page.ts';

/** Elements that can have a role; their name decides. */
export const selectors: Record<Control['role'], string> = {
  button: 'button, [role="button"], input[type="submit"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  radio: 'input[type="radio"], [role="radio"]',
  searchbox: 'input[type="search"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
};

/**
 * Body of a function of selector, source and flags of a pattern: visible elements with their names. One call,
 * because a call for each of hundreds of elements takes minutes.
 */
export const findByName = String.raw`
  const pattern = new RegExp(source, flags);
  const textOf = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    const labelledBy = element.getAttribute('aria-labelledby');
    if (label !== null) return label;
    if (labelledBy) return labelledBy.split(' ').map((id) => textOf(document.getElementById(id))).join(' ');
    return element.labels?.length ? [...element.labels].map(textOf).join(' ') : textOf(element);
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({ element, name: nameOf(element) }))
    .filter(({ name }) => pattern.test(name));`;
