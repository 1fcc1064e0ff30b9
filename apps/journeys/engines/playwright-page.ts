/** Chromium, driven by Playwright as in the other journeys. */
import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import type { Control, EnginePage } from './engine-page.ts';

const phone = { width: 390, height: 844 };

class PlaywrightPage implements EnginePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  readonly #find = ({ role, name }: Control) => this.#page.getByRole(role, { name });

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async press(control: Control): Promise<void> {
    await this.#find(control).first().click();
  }

  async type(control: Control, text: string): Promise<void> {
    await this.#find(control).first().click();
    await this.#page.keyboard.type(text);
  }

  async names(control: Control): Promise<string[]> {
    return this.#find(control).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  }

  read<Value>(script: string): Promise<Value> {
    return this.#page.evaluate<Value>(script);
  }

  async close(): Promise<void> {
    await this.#page.context().browser()?.close();
  }
}

export async function openPlaywrightPage(type: BrowserType, options: LaunchOptions): Promise<EnginePage> {
  const browser = await type.launch(options);
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-AU',
    timezoneId: 'Australia/Hobart',
  });
  return new PlaywrightPage(await context.newPage());
}
