import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneSegmentOf } from './one-segment.ts';
import { measureSms } from './sms-segments.ts';

const letters = (units: readonly string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 60 });
const name = fc.oneof(letters(['a', 'é', '€', ' ']), letters(['ب', ' ', 'س']), letters(['😀', 'x']));

it('X-SWAP-37 a text of any name fits one segment, and is whole if it fits', () => {
  fc.assert(
    fc.property(name, name, fc.option(fc.webFragments(), { nil: undefined }), (by, what, fragment) => {
      const link = fragment === undefined ? undefined : `https://sheaf.example/take#${'t'.repeat(43)}`;
      const texts = {
        full: `${by}, ${by} cannot do this. Can you: ${what}?`,
        short: (cut: string) => `Can you: ${cut}?`,
        alone: (cut: string) => `Can you: ${cut}? Answer in Sheaf.`,
      };
      const text = oneSegmentOf({ ...texts, what, link });
      expect(measureSms(text).parts).toBe(1);
      const whole = link ? `${texts.full} ${link}` : texts.full;
      if (measureSms(whole).parts === 1) expect(text).toBe(whole);
      // The link is dropped only where no beginning of the name leaves room for it.
      const least = `${texts.short(`${[...what].slice(0, 8).join('').trimEnd()}...`)} ${link}`;
      if (link && [...what].length > 8 && measureSms(least).parts === 1) expect(text).toContain(link);
    }),
  );
});
