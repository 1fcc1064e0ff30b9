import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRemembered, type PromptFacts, promptOrder, promptsOf, wrongInBanner } from './prompts.ts';

const facts: fc.Arbitrary<PromptFacts> = fc.record({
  online: fc.boolean(),
  consented: fc.boolean(),
  installed: fc.boolean(),
  banner: fc.record({ on: fc.boolean(), title: fc.string(), content: fc.string() }),
  joinable: fc.option(fc.nat()),
  asksToSubscribe: fc.boolean(),
  toured: fc.boolean(),
});
const everything: PromptFacts = {
  online: true,
  consented: false,
  installed: false,
  banner: { on: true, title: 'Assembly', content: 'Bring your badge.' },
  joinable: 5,
  asksToSubscribe: true,
  toured: false,
};

it('SHELL-R21 prompts stand in the order of the table, each once', () => {
  expect(promptsOf(everything, {}).map(({ id }) => id)).toEqual(promptOrder);
  fc.assert(
    fc.property(facts, (given) => {
      const ids = promptsOf(given, {}).map(({ id }) => id);
      expect(ids).toEqual(promptOrder.filter((id) => ids.includes(id)));
    }),
  );
});

it('SHELL-R22 what was sent away stays away until it says something else', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const dismissed = Object.fromEntries(promptsOf(given, {}).map(({ id, content }) => [id, content]));
      expect(promptsOf(given, dismissed)).toEqual([]);
    }),
  );
  const dismissed = { banner: promptsOf(everything, {})[2]!.content };
  expect(promptsOf(everything, dismissed).map(({ id }) => id)).not.toContain('banner');
  const changed = { ...everything, banner: { ...everything.banner, content: 'Bring your Bible.' } };
  expect(promptsOf(changed, dismissed).map(({ id }) => id)).toContain('banner');
});

it('SHELL-R22 only the privacy question returns at the next start', () => {
  expect(promptOrder.filter((id) => !isRemembered(id))).toEqual(['privacy']);
});

it('SHELL-R23 a banner that is on has a heading and a text, and one without them is not shown', () => {
  fc.assert(
    fc.property(facts, ({ banner }) => {
      const wrong = wrongInBanner(banner);
      const shown = promptsOf({ ...everything, banner }, {}).some(({ id }) => id === 'banner');
      expect(shown).toBe(banner.on && wrong.length === 0);
      if (!banner.on) expect(wrong).toEqual([]);
    }),
  );
});

it('SHELL-R3 without a network nothing is asked that needs one', () => {
  expect(promptsOf({ ...everything, online: false }, {}).map(({ id }) => id)).toEqual(['install', 'banner']);
});
