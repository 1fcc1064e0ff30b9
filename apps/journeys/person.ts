/** Fixture of a person with a phone: signs in by a link of their own, and checks every screen they show. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isWholeRing } from '../../packages/rules/src/testing/ring.ts';
import { processorSeconds } from '../../tools/processor-time.ts';
import { freshLink, handInGivenMaps, openPrintedLink, type Place, type Role, readPlace } from './place.ts';

export { expect };

/** The minified axe, which takes half the time of the full one in a page. */
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** For worker processes that handle whole files: they have the lowest priority on a busy machine. */
export const longWork = { timeout: 120_000 };

const screenshots = join(import.meta.dirname, '../../artifacts/screenshots');
/** Screenshots of each screen in both schemes, rendered in software, are too slow for every run. */
const takesPictures = process.env.SHEAF_PICTURES === 'on';

export interface Person {
  page: Page;
  place: Place;
  /** Signs in with this role, on the first screen of the app or on another one. */
  comeIn(role: Role, path?: string): Promise<void>;
  /**
   * Checks the screen with axe and fails on any violation: in light in `npm test`, in light and in dark in
   * `npm run test:all`. With `SHEAF_PICTURES=on` it saves a screenshot of each.
   */
  show(name: string): Promise<void>;
}

/**
 * Opens a link on any phone and presses the button; ends on the first screen of the app, with the tour of a
 * first map marked as seen.
 */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.context().addInitScript("localStorage.setItem('sheaf.map-tour', '1')");
  await page.goto(link);
  await page.getByRole('button', { name: /sign in|continue|open|enter/i }).click();
  await page.waitForURL((url) => url.pathname === '/' && !url.searchParams.has('token'));
}

/** Signs in without the link and its button, which only their own journeys walk through. */
export async function signIn(page: Page, place: Place, role: Role, path: string): Promise<void> {
  const { bearer, reply } = await openPrintedLink(place.address, await freshLink(place, role));
  const session = JSON.stringify({ ...reply, token: bearer, heardAt: Date.now() });
  await page.context().addInitScript("localStorage.setItem('sheaf.map-tour', '1')");
  // Any file of the app's origin, because storage belongs to the origin.
  await page.goto(`${place.address}/manifest.webmanifest`);
  await page.evaluate(`localStorage.setItem('sheaf.session', ${JSON.stringify(session)})`);
  await page.goto(place.address + path);
}

/** Navigates within the open app like a link; loading the app again takes four times as long. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** Many screens store the choice in the URL, so the mark follows the press after the navigation. */
export async function choose(choice: Locator): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Rendering and checking a screen in the other scheme takes a third of the time of a check. */
const bothSchemes = isWholeRing || takesPictures;

type Scheme = 'light' | 'dark';
const other: Record<Scheme, Scheme> = { light: 'dark', dark: 'light' };

/** Rules whose result depends on the colour scheme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Runs all rules by default. Axe remains in the page until the next navigation; it explains violations only,
 * because explanations take most of its time.
 */
async function expectAccessible(page: Page, name: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  // Preloading all style sheets takes a quarter of the time and serves only a rule about sound.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    // Off by default in axe: WCAG 2.2 AA has it as a criterion of its own.
    rules: { 'target-size': { enabled: true } },
    ...(rules && { runOnly: rules }),
  };
  // A target that is large enough, and partly behind a footer that stays in view, is scrolled above it.
  const found = await page.evaluate<string[]>(`axe.run(${JSON.stringify(options)}).then(({ violations }) => {
    const isSmall = ({ target }) => {
      const { width, height } = document.querySelector(target.at(-1)).getBoundingClientRect();
      return Math.min(width, height) < 24;
    };
    return violations
      .map(({ id, help, nodes }) => ({ id, help, nodes: id === 'target-size' ? nodes.filter(isSmall) : nodes }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.map((node) => node.target).join('; ') + ')');
  })`);
  expect(found, `accessibility of ${name}`).toEqual([]);
}

/** A page wider than the phone has an element that overflows. */
async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const excess = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
  expect(excess, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Finishes fades before a check: disables transitions, and ends finite animations. */
const standStill = `{
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}`;
const moveAgain = 'document.adoptedStyleSheets.pop()';

export const test = base.extend<{
  person: Person;
  noSurprises: undefined;
  measured: undefined;
  freeMaps: undefined;
}>({
  /** Annotates a test with the processor time of its browser and worker, for the report of `npm test`. */
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern for the fixtures, of which none is needed
    async ({}, use, { annotations }) => {
      const before = processorSeconds();
      await use(undefined);
      annotations.push({ type: 'processor', description: String(processorSeconds() - before) });
    },
    { auto: true },
  ],
  /** Hands in after a test the maps that it was given. */
  freeMaps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a pattern for the fixtures, of which none is needed
    async ({}, use) => {
      await use(undefined);
      await handInGivenMaps(readPlace());
    },
    { auto: true },
  ],
  person: async ({ page }, use) => {
    const place = readPlace();
    // Scheme of the phone, which alternates between screens, because resetting it each time would render
    // everything once more.
    let scheme: Scheme = 'light';
    await use({
      page,
      place,
      async comeIn(role, path = '/') {
        await signIn(page, place, role, path);
      },
      async show(name) {
        // A screen that is still loading has no title yet.
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        await expectNoSidewaysScroll(page, name);
        await page.evaluate(standStill);
        const first = scheme;
        for (const colorScheme of bothSchemes ? [first, other[first]] : [first]) {
          scheme = colorScheme;
          await page.emulateMedia({ colorScheme });
          const file = colorScheme === 'light' ? name : `${name}-dark`;
          if (takesPictures)
            await page.screenshot({ path: join(screenshots, `${file}.png`), animations: 'disabled' });
          await expectAccessible(page, file, colorScheme === first ? undefined : rulesOfColour);
        }
        await page.evaluate(moveAgain);
      },
    });
  },
  /** Fails on uncaught errors, including those that a person would not notice. */
  noSurprises: [
    async ({ page }, use) => {
      const surprises: string[] = [];
      page.on('pageerror', (error) => surprises.push(error.message));
      await use(undefined);
      expect(surprises, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});
