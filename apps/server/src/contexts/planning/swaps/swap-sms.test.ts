import { languages } from '@sheaf/phrases/languages';
import { measureSms } from '@sheaf/rules/messaging/messages/sms-segments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import { openSwapFixture } from '#contexts/planning/swaps/testing/swap-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const longest = {
  en: { first: 'Maximiliana-Wilhelmina', last: 'Featherstonehaugh-Cholmondeley' },
  ar: { first: 'عبد الرحمن عبد اللطيف', last: 'المنصوري البغدادي الحسيني' },
} as const;

it.each(Object.keys(longest) as (keyof typeof longest)[])(
  'X-SWAP-37 each SMS about a swap is one segment with the longest names (%s)',
  async (lang) => {
    expect(Object.keys(languages)).toContain(lang);
    const fixture = await openSwapFixture(test, `SMS ${lang}`, 3);
    const sms = await openMessageFixture(test, fixture.congregation, 'duty-week');
    await sms.switchOn();
    const { first, last } = longest[lang];
    await fixture.query(
      'update people set first_name = $2, last_name = $3, lang = $4, email = null where congregation_id = $1',
      [fixture.congregation.id, first, last, lang],
    );
    for (const { id } of [fixture.asker, ...fixture.others]) await sms.givePhone(id);
    const { data } = await fixture.ask();
    // A day before the duty the asker is reminded, and then somebody has it.
    await fixture.at('2026-12-08T09:00:00Z');
    await fixture.answer(data.id, fixture.others[0]!, 'take');
    const rows = await fixture.query(
      "select channel, body, split_part(effect, ':', 1) as news from outgoing_messages where congregation_id = $1 and effect like 'swap-%'",
      [fixture.congregation.id],
    );
    const kinds = new Set(rows.map(({ news }) => news));
    expect(kinds).toEqual(new Set(['swap-asked', 'swap-unfilled', 'swap-taken']));
    for (const { channel, body } of rows)
      expect([channel, measureSms(String(body)).parts, body]).toEqual(['sms', 1, body]);
    const asked = rows.filter(({ news }) => news === 'swap-asked').map(({ body }) => String(body));
    expect(asked).toHaveLength(3);
    // A link fills a Unicode segment, so the Arabic text names the app.
    for (const body of asked) expect(body).toMatch(lang === 'en' ? /\/take#[\w-]{43}$/ : /Sheaf\.$/);
  },
);
