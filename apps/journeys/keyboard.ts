/** A person who uses the keyboard alone: presses, the focus and what is announced. */
import { expect, type Locator, type Page } from '@playwright/test';

const mostTabs = 150;

/** Tabs to a control like a person who follows the focus ring. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tabs = 0; !(await isFocused()); tabs += 1) {
    expect(tabs, `tabs to ${control}`).toBeLessThan(mostTabs);
    await page.keyboard.press(key);
  }
}

export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

export const focusedName = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent",
  );

/** True if nothing covers the middle of the focused control, and its outline is the one of all controls. */
export const isFocusShown = (page: Page) =>
  page.evaluate<boolean>(`{
    const focused = document.activeElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    focused.contains(hit) && outlineStyle === 'solid' && outlineWidth === '3px';
  }`);

export const said = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate<string>("document.getElementById('announcer').textContent"), {
      intervals: [100],
    })
    .toContain(text);
