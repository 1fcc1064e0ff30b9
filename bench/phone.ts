/** A phone for measurements: its screen size, a 4× slowed CPU, and an idle browser. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
];

export interface Phone {
  browser: Browser;
  context: BrowserContext;
}

/** A new profile; `script` runs before every page. */
export async function takePhone(script: string): Promise<Phone> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags });
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    // The certificate of the HTTP/2 proxy is made for the measurement.
    ignoreHTTPSErrors: true,
  });
  // Shown once on a phone, and not measured.
  await context.addInitScript("localStorage.setItem('sheaf.map-tour', '1')");
  await context.addInitScript(script);
  return { browser, context };
}

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return cdp;
}

/** Signed in as after the server's reply; for `takePhone`. */
export const signedInScript = (bearer: string, reply: object): string => {
  const stored = JSON.stringify({ ...reply, token: bearer, heardAt: Date.now() });
  return `localStorage.setItem('sheaf.session', ${JSON.stringify(stored)});`;
};
