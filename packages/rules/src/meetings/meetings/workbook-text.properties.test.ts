import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  firstBracket,
  firstSentence,
  lastBracket,
  numberedTitle,
  numbersIn,
  plainText,
} from './workbook-text.ts';

/**
 * Zeros of Western, Arabic, Devanagari, fullwidth and mathematical digits; the mathematical ones follow
 * digits of another shape directly.
 */
const zero = fc.constantFrom(0x30, 0x660, 0x966, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6);
const inDigits = (number: number, from: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)));
const word = fc.stringMatching(/^[a-zäñب-ت]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const open = fc.constantFrom('(', '（');
const close = fc.constantFrom(')', '）');

it('MEET-O3 ignores invisible characters and the width of spaces', () => {
  const invisible = fc.constantFrom('\u00AD', '\u200B', '\u200F', '\u061C', '\u202A', '\u2067', '\uFEFF');
  const space = fc.stringMatching(/^[ \t\n\u00A0\u3000]{1,3}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), invisible, space, (all, mark, gap) => {
      const seen = all.join(' ').normalize('NFC');
      expect(plainText(`${gap}${mark}${all.join(`${mark}${gap}`)}${gap}`)).toBe(seen);
    }),
  );
  expect(plainText('e\u0301')).toBe('é');
  expect(plainText('ن\u200Cم\u200Dا')).toBe('ن\u200Cم\u200Dا');
});

it('MEET-O3 finds whole numbers in order, in the digits of any script', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9999)), zero, words, (numbers, from, between) => {
      const text = numbers.map((number) => inDigits(number, from)).join(` ${between} `);
      expect(numbersIn(`${between}${text}${between}`)).toEqual(numbers);
    }),
  );
  expect(numbersIn('none at all')).toEqual([]);
});

it('MEET-O3 a title number has a separator after it, and two digits at most', () => {
  const mark = fc.constantFrom('.', '．', '。', '、', ')');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), zero, mark, words, (number, from, after, title) => {
      const written = inDigits(number, from);
      expect(numberedTitle(`${written}${after} ${title}`)).toEqual({ number, title });
      expect(numberedTitle(`${written} ${after}${title}`)).toEqual({ number, title });
      expect(numberedTitle(`${written} ${title}`)).toBeNull();
      expect(numberedTitle(`${title} ${written}${after} ${title}`)).toBeNull();
      expect(numberedTitle(`${inDigits(number + 100, from)}${after} ${title}`)).toBeNull();
      expect(numberedTitle(`${written}${after} `)).toBeNull();
    }),
  );
  expect(numberedTitle('1.   Over\ntwo lines')).toEqual({ number: 1, title: 'Over\ntwo lines' });
});

it('MEET-O3 the first pair of brackets splits a text into three pieces', () => {
  fc.assert(
    fc.property(words, words, words, open, close, (before, inside, after, from, to) => {
      const text = `${before} ${from} ${inside} ${to} ${after}`;
      expect(firstBracket(text)).toEqual({ before, inside, after });
      const more = `${after} ${from}more${to}`;
      expect(firstBracket(`${text} ${from}more${to}`)).toEqual({ before, inside, after: more });
      expect(firstBracket(`${from}${to}`)).toEqual({ before: '', inside: '', after: '' });
      expect(firstBracket(`${before}${from}${inside}`)).toBeNull();
      expect(firstBracket(`${before}${to}${inside}${from}`)).toBeNull();
    }),
  );
});

it('MEET-O3 finds the brackets at the end, with or without a full stop', () => {
  fc.assert(
    fc.property(
      ...([words, words, open, close, fc.constantFrom('', '.', '。')] as const),
      (before, inside, from, to, stop) => {
        const text = `${before} (first) ${from} ${inside} ${to}`;
        expect(lastBracket(`${text}${stop}`)).toBe(inside);
        expect(lastBracket(`${text} ${before}`)).toBeNull();
        expect(lastBracket(`${before} ${from} ${to}${stop}`)).toBeNull();
        expect(lastBracket(`${before}${stop}`)).toBeNull();
      },
    ),
  );
});

it('MEET-O4 the manner ends at the first full stop of any script', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom(...'.。．։।؟'), (first, second, stop) => {
      expect(firstSentence(` ${first} ${stop} ${second}${stop}`)).toBe(first);
      expect(firstSentence(first)).toBe(first);
    }),
  );
  expect(firstSentence('')).toBe('');
});
