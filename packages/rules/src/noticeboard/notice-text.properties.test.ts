import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Block, blocksOf, type Run, runsOf, toggledBold, toggledList } from './notice-text.ts';

const runsIn = (blocks: readonly Block[]): Run[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines : block.items)).flat();

const pieces = fc.constantFrom(
  'hall',
  ' ',
  '**',
  '*',
  '- ',
  '1. ',
  '2) ',
  '• ',
  '\n',
  '\n\n',
  // Ends with a letter, so that a point after it is no list number.
  'https://jw.org/a?b=c',
  'http://',
  '<b>',
  '.',
  ')',
  '"',
);
const text = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

it('X-BOARD-2 loses no character but the marks of lists and bold words', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const bare = (value: string): string => value.replaceAll(/[\s*•-]|\d+[.)]/g, '');
      const shown = runsIn(blocksOf(typed))
        .map((run) => run.text)
        .join('');
      expect(bare(shown)).toBe(bare(typed));
    }),
  );
});

it('X-BOARD-2 links lead to http addresses only, and show where they lead', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (typed) => {
      for (const { text: shown, link } of runsIn(blocksOf(typed)))
        if (link !== undefined) {
          expect(link).toMatch(/^https?:\/\/[\w-]+\.[\w-]/i);
          expect(shown).toBe(link);
        }
    }),
  );
});

it('X-BOARD-2 reads paragraphs, lists, numbers, bold words and addresses', () => {
  expect(
    blocksOf('Hall **closed** today.\nSee https://jw.org/hall.\n\n- Floor\n- Walls\n\n3. Third\n4. Fourth'),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'Hall ', bold: false },
          { text: 'closed', bold: true },
          { text: ' today.', bold: false },
        ],
        [
          { text: 'See ', bold: false },
          { text: 'https://jw.org/hall', bold: false, link: 'https://jw.org/hall' },
          { text: '.', bold: false },
        ],
      ],
    },
    { kind: 'bullets', items: [[{ text: 'Floor', bold: false }], [{ text: 'Walls', bold: false }]] },
    {
      kind: 'numbers',
      start: 3,
      items: [[{ text: 'Third', bold: false }], [{ text: 'Fourth', bold: false }]],
    },
  ]);
  expect(runsOf('a ** b')).toEqual([{ text: 'a ** b', bold: false }]);
  expect(runsOf('**a** and **b')).toEqual([
    { text: 'a', bold: true },
    { text: ' and **b', bold: false },
  ]);
  expect(runsOf('<script>javascript:alert(1)</script>')).toEqual([
    { text: '<script>javascript:alert(1)</script>', bold: false },
  ]);
});

it('X-BOARD-2 pressing bold twice restores the text and the selection', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z \n]*$/), fc.nat(), fc.nat(), (typed, one, other) => {
      const [from, to] = [one % (typed.length + 1), other % (typed.length + 1)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const before = { text: typed, from, to };
      const bold = toggledBold(before);
      expect(bold.text.slice(bold.from, bold.to)).toBe(typed.slice(from, to));
      expect(toggledBold(bold)).toEqual(before);
    }),
  );
});

it('X-BOARD-2 pressing list twice restores the lines', () => {
  const select = (typed: string) => ({ text: typed, from: 0, to: typed.length });
  expect(toggledList(select('Floor\nWalls')).text).toBe('- Floor\n- Walls');
  expect(toggledList({ text: 'Bring:\nwater', from: 8, to: 8 })).toEqual({
    text: 'Bring:\n- water',
    from: 14,
    to: 14,
  });
  expect(toggledList({ text: '', from: 0, to: 0 }).text).toBe('- ');
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1 }), (lines) => {
      const typed = lines.join('\n');
      expect(toggledList(select(toggledList(select(typed)).text)).text).toBe(typed);
    }),
  );
});
