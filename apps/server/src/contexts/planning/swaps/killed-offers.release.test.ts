/**
 * Begins searches for substitutes one after the other while a real server mails the offers and is killed repeatedly.
 * `SHEAF_SWAP_REQUESTS=1000 SHEAF_SWAP_KILLS=3` for the published figure.
 */
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSwapFixture, type SwapFixture } from '#contexts/planning/swaps/testing/swap-fixture';
import { type KillableServer, killableServer, waitUntil } from '#platform/testing/killable-server';
import { openMailServer } from '#platform/testing/mail-server';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const requests = amount('SHEAF_SWAP_REQUESTS', 8, 60);
const kills = amount('SHEAF_SWAP_KILLS', 1, 3);
/** People of the first wave. */
const wave = 3;

let test: TestApp;
let fixture: SwapFixture;
let server: KillableServer | undefined;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openSwapFixture(test, 'Offers of many', wave);
  await fixture.query("update people set email = 'p' || id || '@example.org' where congregation_id = $1", [
    fixture.congregation.id,
  ]);
});
afterAll(async () => {
  await server?.stop();
  await test.close();
});

const count = async (what: string): Promise<number> =>
  Number((await fixture.query(`select count(*)::int as n from ${what}`))[0]!['n']);

/** Begins searches for the same duty and withdraws each; each one has three offers. */
async function askAll(): Promise<void> {
  for (let asked = 0; asked < requests; asked += 1) {
    const key = `request-${asked}-${'x'.repeat(12)}`;
    const answers = await Promise.all([
      fixture.ask({}, fixture.asker.token, key),
      fixture.ask({}, fixture.asker.token, key),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await fixture.query("update swaps set state = 'withdrawn' where duty_id = $1", [fixture.duty]);
  }
}

it(
  `X-SWAP-12 offers each of ${requests} duties once to each person through ${kills} kills, and reports every lost mail`,
  async () => {
    const portion = Math.ceil((requests * wave) / (4 * (kills + 2)));
    let [sinceStart, killsLeft] = [0, kills];
    const links: string[] = [];
    const mailServer = await openMailServer((mail) => {
      const text = mail.toString().replaceAll('=\r\n', '');
      links.push(/\/take#([\w-]{43})/.exec(text.replaceAll('=23', '#'))![1]!);
      sinceStart += 1;
      // Kills before the sender receives the acceptance.
      if (killsLeft > 0 && sinceStart >= portion && server?.kill()) {
        [sinceStart, killsLeft] = [0, killsLeft - 1];
      }
      return null;
    });
    const environment = { SHEAF_SMTP_URL: mailServer.url, SHEAF_MAIL_FROM: 'Sheaf <sheaf@sheaf.test>' };
    server = killableServer(test.database, environment);
    const asking = askAll();
    for (let kill = 0; kill < kills; kill += 1) {
      await server.start();
      await server.killed();
    }
    await server.start();
    await asking;
    await waitUntil(
      async () =>
        (await count("outgoing_messages where state = 'queued' and handing_since is null")) === 0 &&
        (await count("graphile_worker.jobs where task_identifier = 'send-message'")) === 0,
      60_000,
    );
    // Ages the interrupted messages, so that they are marked as unsure.
    await fixture.query(
      "update outgoing_messages set handing_since = handing_since - interval '1 hour' where state = 'queued'",
    );
    await fixture.query("select graphile_worker.add_job('set-aside-cut-off')");
    await waitUntil(async () => (await count("outgoing_messages where state = 'queued'")) === 0);
    await server.stop();
    await mailServer.close();

    const offers = "outgoing_messages where effect like 'swap-asked:%'";
    expect(await count(offers)).toBe(requests * wave);
    expect(await count('swap_offers')).toBe(requests * wave);
    expect(links.filter((one, at) => links.indexOf(one) !== at)).toEqual([]);
    expect(await count(`${offers} and state not in ('sent', 'unsure')`)).toBe(0);
    const unsure = await count(`${offers} and state = 'unsure'`);
    expect(unsure).toBeGreaterThanOrEqual(kills);
    expect(links.length).toBeGreaterThanOrEqual(requests * wave - unsure);
    console.info(`${requests * wave} offers, ${kills} kills, ${links.length} arrived, none twice`);
  },
  120_000 + requests * 1000,
);
