/** The public talks of two years on a 4× slowed CPU: opened, and filtered. */
import type { Page } from '@playwright/test';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 8;
const weeks = 104;
/** Weekends that the demo has from the start (MEET-O5). */
const planned = 52;
const quietMilliseconds = 6000;
/** Above the weekends, and rendered with them. */
const list = 'fieldset[aria-label="Show"]';

/**
 * Fills every other weekend after the demo's last one; weekends that the server plans concurrently are
 * unchanged.
 */
async function fillTwoYears(folder: string): Promise<void> {
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  await client.query(
    `with last as (select congregation_id, max(week) as week from meetings where type = 'public' and language_group_id is null group by 1),
     made as (insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
       select congregation_id, 'public', last.week + 7 * n, last.week + 7 * n + 6, '10:00', '11:45'
       from last, generate_series(1, ${weeks - planned}) n on conflict do nothing returning congregation_id, id, week, held_on),
     parts as (insert into meeting_parts (congregation_id, meeting_id, section, key, "order", title, minutes, qualification)
       select congregation_id, id, 'talk', 'talk', 1, 'Public talk', 30, 14 from made returning congregation_id, id, meeting_id),
     duty as (insert into duties (congregation_id, kind, qualification, meeting_id, part_id, week, on_date, starts_at, ends_at)
       select m.congregation_id, 'part', 14, m.id, p.id, m.week, m.held_on, '10:00', '11:45'
       from made m join parts p on p.congregation_id = m.congregation_id and p.meeting_id = m.id returning congregation_id, id, meeting_id)
     insert into talks (congregation_id, meeting_id, duty_id, number, speaker_name, speaker_congregation, confirmed)
       select congregation_id, meeting_id, id, 1 + id % 190, 'Speaker ' || id, 'Congregation ' || id % 20, id % 3
       from duty where id % 2 = 0`,
  );
  await client.end();
}

/** Time from a press to the paint, by the clock of the page. */
const observe = `(() => { let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; window.turned = undefined; }, true);
  new MutationObserver(() => { if (!pressed) return; if (window.awaited && !document.querySelector(window.awaited)) return;
    const began = pressed; pressed = 0;
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.turned ??= performance.now() - began; }; port2.postMessage(''); });
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true }); })()`;

async function timePress(page: Page, awaited: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate(`window.awaited = ${JSON.stringify(awaited)}`);
  await press();
  for (;;) {
    await page.waitForTimeout(50);
    const turned = Number((await page.evaluate('window.turned')) ?? 0);
    if (turned > 0) return turned;
  }
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3272);
  await fillTwoYears(server.folder);
  const { bearer, reply } = await server.signIn('administrator');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const page = await context.newPage();
  const opens: number[] = [];
  const filters: number[] = [];
  const link = page.getByRole('link', { name: /^Public talks/ });
  await page.goto(`${server.address}/settings/`);
  await link.waitFor();
  await page.waitForTimeout(quietMilliseconds);
  await slowProcessor(page);
  for (let run = 0; run < runs; run += 1) {
    opens.push(await timePress(page, list, () => link.tap()));
    for (const name of [/^To book/, /^Awaiting/, /^All/]) {
      const chip = page.getByRole('button', { name });
      await chip.waitFor();
      await page.waitForTimeout(1200);
      filters.push(await timePress(page, list, () => chip.tap()));
    }
    await page.waitForTimeout(1200);
    await page.getByRole('link', { name: 'Back', exact: true }).first().tap();
    await link.waitFor();
    await page.waitForTimeout(1200);
  }
  await browser.close();
  await server.stop();
  return [
    atMost('scheduler of two years, 4× slower processor: open', median(opens), 300, ' ms'),
    atMost('scheduler of two years, 4× slower processor: filter', median(filters), 100, ' ms'),
  ];
}
