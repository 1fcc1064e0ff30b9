import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bannerContent, bannerDefaults, wrongInBanner } from './banner-settings.ts';
import { datedPlace, type PromptCause, type PromptKind, promptsOf } from './prompts.ts';

const causes: fc.Arbitrary<PromptCause<PromptKind>[]> = fc.uniqueArray(
  fc.record({
    kind: fc.record({
      id: fc.stringMatching(/^[a-z]{1,6}$/),
      place: fc.nat(99),
      needsNetwork: fc.boolean(),
      returns: fc.boolean(),
    }),
    content: fc.option(fc.string()),
  }),
  { selector: ({ kind }) => kind.id },
);
const idsOf = (all: readonly { kind: PromptKind }[]): string[] => all.map(({ kind }) => kind.id).toSorted();

it('SHELL-R21 shows every prompt with a cause once, ordered by place', () => {
  fc.assert(
    fc.property(causes, (given) => {
      const shown = promptsOf(given, true, {});
      expect(idsOf(shown)).toEqual(idsOf(given.filter(({ content }) => content !== null)));
      const places = shown.map(({ kind }) => kind.place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

it('SHELL-R21 prompts with a date follow each other by time, and those without a date come after them', () => {
  const dated = (id: string, at: number | null) => ({ kind: { id, place: datedPlace }, content: '1', at });
  fc.assert(
    fc.property(fc.uniqueArray(fc.option(fc.nat())), (times) => {
      const shown = promptsOf(
        times.map((at, index) => dated(String(index), at)),
        true,
        {},
      );
      const order = shown.map(({ kind }) => times[Number(kind.id)] ?? Number.MAX_VALUE);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

it('SHELL-R22 a dismissed prompt stays hidden until its content changes', () => {
  fc.assert(
    fc.property(causes, (given) => {
      const dismissed = Object.fromEntries(
        promptsOf(given, true, {}).map(({ kind, content }) => [kind.id, content]),
      );
      expect(promptsOf(given, true, dismissed)).toEqual([]);
      const changed = given.map(({ kind, content }) => ({ kind, content: content && `${content}!` }));
      expect(idsOf(promptsOf(changed, true, dismissed))).toEqual(
        idsOf(changed.filter(({ content }) => content !== null && content !== '')),
      );
    }),
  );
});

it('SHELL-R3 hides prompts that need a network while offline', () => {
  fc.assert(
    fc.property(causes, (given) => {
      const shown = promptsOf(given, false, {});
      const expected = given.filter(({ kind, content }) => content !== null && !kind.needsNetwork);
      expect(idsOf(shown)).toEqual(idsOf(expected));
    }),
  );
});

it('SHELL-R23 shows a banner only if it is on and has a heading and a text', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.string(), fc.string(), (on, title, content) => {
      const banner = { on, title, content };
      const wrong = wrongInBanner(banner);
      expect(wrong.length > 0).toBe(on && (title.trim() === '' || content.trim() === ''));
      expect(bannerContent(banner)).toBe(on && wrong.length === 0 ? `${title}\n${content}` : null);
    }),
  );
});

it('MSG-S3 a congregation starts without a banner, and its empty form lacks both fields', () => {
  expect(bannerDefaults).toEqual({ on: false, title: '', content: '' });
  expect(wrongInBanner({ ...bannerDefaults, on: true })).toEqual(['title', 'content']);
});
