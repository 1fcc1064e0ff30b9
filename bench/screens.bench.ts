/**
 * Every address with a fixed path, as administrator, in six appearances: axe violations and clipped or
 * sideways text, also in sheets opened by buttons and with a selected row. `SHEAF_SCREENS=credits,forum`
 * selects addresses with one of these words.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { atMost, type Figure } from './figure.ts';
import { browserFlags, signedInScript } from './phone.ts';
import { screenAddresses } from './screen-addresses.ts';
import { faultsOf } from './screen-faults.ts';
import { startServer } from './server.ts';

interface Look {
  name: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  largest?: boolean;
  arabic?: boolean;
}

const looks: readonly Look[] = [
  { name: '390 light', width: 390, height: 844, scheme: 'light' },
  { name: '390 dark', width: 390, height: 844, scheme: 'dark' },
  { name: '1280 light', width: 1280, height: 800, scheme: 'light' },
  { name: '1280 dark', width: 1280, height: 800, scheme: 'dark' },
  { name: '360 largest text', width: 360, height: 740, scheme: 'light', largest: true },
  { name: '390 Arabic', width: 390, height: 844, scheme: 'light', arabic: true },
];

interface BenchSession {
  address: string;
  bearer: string;
}

/** Labels of buttons that act immediately instead of opening a sheet. */
const doesAtOnce =
  /delete|remove|send|like|undo|take back|sign out|reload|download|print|pdf|export|copy|share|back/i;
const mostSheets = 4;

async function open(page: Page, address: string, { largest }: Look): Promise<void> {
  await page.goto(address);
  if (largest) await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
}

/** Opens and closes the sheets of the screen's first buttons. */
async function sheetFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const buttons = page.locator('main button:visible:enabled');
  let opened = 0;
  for (let at = 0; at < Math.min(await buttons.count(), 12) && opened < mostSheets; at += 1) {
    const button = buttons.nth(at);
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (doesAtOnce.test(name)) continue;
    await button.click({ timeout: 2000, noWaitAfter: true }).catch(() => undefined);
    await page.waitForTimeout(350);
    if ((await page.locator('[role=dialog]:visible').count()) === 0) continue;
    opened += 1;
    found.push(...(await faultsOf(page)).map((fault) => `sheet “${name.trim()}”: ${fault}`));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  return found;
}

/** A list with its first row selected. */
async function selectionFaults(page: Page): Promise<string[]> {
  const begin = page.getByRole('button', { name: /^Select/ }).first();
  if (!(await begin.isVisible())) return [];
  await begin.click();
  await page.waitForTimeout(300);
  return (await faultsOf(page)).map((fault) => `selecting: ${fault}`);
}

/** The administrator's session reply in this language. */
async function speak(address: string, bearer: string, lang: string): Promise<object> {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const ask = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${address}/api${path}`, { method, headers, ...sent });
    return ((await answer.json()) as { data: Data }).data;
  };
  const { first_name, last_name } = await ask<{ first_name: string; last_name: string }>('GET', '/profile');
  await ask('PUT', '/profile', { first_name, last_name, lang });
  return ask('POST', '/auth/check', {});
}

async function contextOf({ address, bearer }: BenchSession, look: Look): Promise<BrowserContext> {
  const reply = await speak(address, bearer, look.arabic ? 'ar' : 'en');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags });
  const { width, height, scheme } = look;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  await context.addInitScript(
    `localStorage.setItem('sheaf.map-tour', '1'); ${signedInScript(bearer, reply)}`,
  );
  return context;
}

async function lookAt(signed: BenchSession, look: Look, paths: readonly string[]): Promise<string[]> {
  const context = await contextOf(signed, look);
  const found: string[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    const note = (faults: readonly string[]): void => {
      for (const fault of faults) {
        const line = `${look.name} ${path}: ${fault}`;
        found.push(line);
        console.log(line);
      }
    };
    page.on('pageerror', ({ message }) => note([`error: ${message}`]));
    try {
      await open(page, signed.address + path, look);
      note(await faultsOf(page));
      if (!look.arabic) note(await selectionFaults(page));
      await open(page, signed.address + path, look);
      note(await sheetFaults(page));
    } catch (error) {
      note([`not looked at: ${(error as Error).message.split('\n')[0]}`]);
    }
    await page.close();
  }
  await context.browser()!.close();
  return found;
}

export async function measure(): Promise<Figure[]> {
  const paths = screenAddresses();
  const server = await startServer(3262);
  const { bearer } = await server.signIn('administrator');
  const signed = { address: server.address, bearer };
  const wanted = process.env.SHEAF_LOOKS?.split(',');
  const chosen = looks.filter(({ name }) => !wanted || wanted.includes(name));
  const found: string[] = [];
  for (const look of chosen) found.push(...(await lookAt(signed, look, paths)));
  await server.stop();
  return [atMost(`${paths.length} addresses in ${chosen.length} looks: faults`, found.length, 0, '')];
}
