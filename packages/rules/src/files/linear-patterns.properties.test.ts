/** Compares linear-time parsers with the slow regular expressions that they replaced (decision 127). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screenPath } from '../dashboard/dashboard/screen-path.ts';
import { readWorkbookName } from '../meetings/meetings/workbook-dates.ts';
import { readOutlines } from '../meetings/speakers/outline-text.ts';
import { splitLine } from '../meetings/talks/title-list.ts';
import { isMeetingUrl } from '../service/place.ts';
import { readNumbers } from '../territory/addresses/address-file.ts';
import { readAddressSearch } from '../territory/addresses/address-search.ts';
import { readHouse } from '../territory/addresses/house.ts';
import { unitSpans } from '../territory/addresses/number-spans.ts';
import { refusedHouse } from '../territory/addresses/typed-entry.ts';
import { linesOfHtml } from '../territory/territory-import/lines-of-html.ts';
import { plainText } from '../territory/territory-import/read-map-name.ts';
import { splitShapeName } from '../territory/territory-import/read-shape-row.ts';
import { splitAddress } from '../territory/territory-import/split-address.ts';
import { foldedText } from '../text/folded-text.ts';
import { holdsAddress } from '../translations/wording-safety.ts';
import { joinLines } from './spaces.ts';
import { agree, blanks, nearly, runs } from './testing/slow-pattern.ts';

const houses = nearly('1', '20', '3', 'a', 'B', '/', '-', '+', ',', ...blanks);

it('COMMON-X127 parses a house number like the slow pattern, and keeps unparsed text unchanged', () => {
  const slow = /^(?:([\da-z]{1,6})\s*\/\s*)?(\d{1,5})\s*([a-z])?(?:\s*-\s*(\d+))?$/i;
  const regular = (text: string) => {
    const numbers = readNumbers(text, 'range', () => undefined);
    return numbers.suffix?.startsWith('~') ? null : numbers;
  };
  const before = (text: string): ReturnType<typeof regular> => {
    const [, unit, house, letter, end] = slow.exec(text.trim()) ?? [];
    if (!house || (letter && end)) return null;
    const read = readHouse(house, letter ?? (end ? `-${end}` : null));
    return read.allowed ? { ...read.value, unit: unit ? unit.toUpperCase() : null } : null;
  };
  agree(houses, (text) => (before(text) === null ? null : regular(text)), before);
});

it('COMMON-X127 detects several house numbers like the slow pattern', () => {
  agree(
    houses,
    (text) => {
      const read = readHouse(text, null);
      return !read.allowed && read.reason === 'one-house';
    },
    (text) => /\d\s*[\s,+-]\s*\d/.test(text),
  );
});

it('COMMON-X127 detects an incomplete typed house number like the slow pattern', () => {
  const left = { house: false, suffix: false };
  agree(
    houses,
    (text) => refusedHouse({ house: text, suffix: '' }, left).house !== null,
    (text) => {
      const read = text.trim() === '' ? null : readHouse(text, null);
      const isBegun = /^\s*(0{0,4}|\d{1,5}\s*[\s,+-]?\s*)$/.test(text);
      return read !== null && !read.allowed && !isBegun;
    },
  );
  agree(
    houses,
    (text) => refusedHouse({ house: '30', suffix: text }, left).suffix !== null,
    (text) => {
      const end = /^\s*(?:(?:\p{L}\p{M}{0,2}\s*){1,3}-|-?)\s*(\d{0,5})\s*$/u.exec(text);
      return !readHouse('30', text).allowed && !(end && Number(end[1]!.padEnd(5, '9')) >= 30);
    },
  );
});

it('COMMON-X127 parses search text like the slow pattern', () => {
  agree(nearly('1', '23', 'a', 'Mount', 'St', ',', ...blanks), readAddressSearch, (typed) => {
    const text = typed.trim().replaceAll(/\s+/g, ' ');
    const first = /^(\d{1,5})\p{L}?,?\s+(\D.*)$/u.exec(text);
    const last = first ? null : /^(\D.*?),?\s+(\d{1,5})\p{L}?$/u.exec(text);
    const street = first?.[2] ?? last?.[1] ?? text;
    const house = first?.[1] ?? last?.[2] ?? null;
    return (street.match(/\p{L}/gu)?.length ?? 0) < 2
      ? null
      : { street, house: house && String(Number(house)) };
  });
});

it('COMMON-X127 parses units like the slow pattern', () => {
  const numbered =
    /^(?:[^0-9]*[ .#:/]|unit|flat|apt|apartment|suite|shop|room|no)?([0-9]{1,9}) ?([a-z])?(?: ?[-+] ?([0-9]{1,9}) ?[a-z]?)?$/;
  const lettered = /^(?:[^0-9]*[^0-9 ]{2}[ .#:/]+)?([a-z])(?: ?- ?([a-z]))?$/;
  const partSpan = (part: string): unknown => {
    const [, from, letter, to] = numbered.exec(part) ?? [];
    if (from !== undefined) return ['number', Number(from), Number(to ?? from), to ? '' : (letter ?? '')];
    const [, first, last] = lettered.exec(part) ?? [];
    if (first === undefined) return [`=${part.replaceAll(' ', '')}`, 0, 0, ''];
    return ['letter', first.charCodeAt(0), (last ?? first).charCodeAt(0), ''];
  };
  const before = (text: string): unknown[] =>
    foldedText(text)
      .replaceAll(/([0-9]) (?=[0-9])/g, '$1,')
      .replaceAll(' to ', '-')
      .split(/[,;&]| and /)
      .map((part) => part.replaceAll(/^ +| +$/g, ''))
      .filter((part) => part !== '')
      .map(partSpan)
      .map((one) => {
        const [kind, from, to, letter] = one as [string, number, number, string];
        return [kind, Math.min(from, to), Math.max(from, to), letter];
      });
  const now = (text: string): unknown[] =>
    unitSpans(text).map(({ kind, low, high, letter }) => [kind, low, high, letter]);
  agree(
    nearly('1', '12', 'a', 'b', 'unit', 'x', '.', '#', ':', '/', '-', '+', ' to ', ' and ', ';', ...blanks),
    now,
    before,
  );
  agree(nearly('a', 'b', '-', ' ', '.', '#', 'unit '), now, before);
});

it('COMMON-X127 finds the screen of a path like the slow pattern', () => {
  agree(nearly('/', 'map', '12'), screenPath, (path) => `${path.replace(/\/+$/, '')}/`);
});

it('COMMON-X127 parses the workbook name like the slow pattern', () => {
  agree(
    nearly('mwb_', 'E', '_202611', '_', '/', '\\', '.epub', 'x', '\n'),
    (name) => readWorkbookName(name)?.lang ?? null,
    (name) => {
      const found = /(?:^|[/\\])mwb_([A-Za-z0-9-]{1,12})_(\d{6})(?:[^/\\]*)\.epub$/i.exec(name);
      return found ? found[1]!.toUpperCase() : null;
    },
  );
});

it('COMMON-X127 recognises links like the slow pattern', () => {
  agree(nearly('https://', 'http://', '.', 'a', 'b.c', '/', '?', '#', ' '), isMeetingUrl, (text) =>
    /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/i.test(text),
  );
});

it('COMMON-X127 parses outline numbers like the slow pattern', () => {
  agree(nearly('1', '12', '-', ',', ...blanks), readOutlines, (text) =>
    readOutlines(foldedText(text).replaceAll(/\s*-\s*/g, '-')),
  );
});

it('COMMON-X127 splits a line into number and title like the slow pattern', () => {
  const lines = nearly('1', '٣', 'No', '.', ')', ':', '-', '–', 'title', ...blanks);
  // A line contains no line terminators.
  const oneLine = lines.map((text) => text.replaceAll('\n', ' '));
  fc.assert(
    fc.property(oneLine, (line) => {
      const match = /^[^\p{Nd}]{0,6}?(\p{Nd}+)\s*[.):;,\-–—]?\s*(.*)$/u.exec(line);
      expect(splitLine(line)).toEqual(match ? [match[1]!, match[2]!] : ['', line]);
    }),
    runs,
  );
});

it('COMMON-X127 detects the scheme of a URL like the slow pattern', () => {
  const slow =
    /(^|[^\p{L}])(https?|ftps?|wss?|mailto|tel|javascript|vbscript|data|file|blob|about|intent|market|whatsapp|tg|geo)\s*:\S/iu;
  const words = fc.string({
    unit: fc.constantFrom('tel', 'DATA', 'x', 'http', 's', 'é', ':', ':', ' ', '1', 'whatsapp'),
    maxLength: 9,
  });
  fc.assert(
    fc.property(words, (text) => {
      expect(holdsAddress(text)).toBe(slow.test(text.normalize('NFKC')));
    }),
    runs,
  );
});

it('COMMON-X127 joins lines like the slow pattern', () => {
  agree(nearly('a', 'b', ...blanks, '\r\n'), joinLines, (text) => text.replaceAll(/\s*\n\s*/g, ' '));
});

const attacks: readonly (readonly [string, (text: string) => unknown, string])[] = [
  ['a house', (text) => readNumbers(text, 'range', () => undefined), `1${' '.repeat(200_000)}!`],
  ['houses', (text) => readHouse(text, null), `1${' '.repeat(200_000)}!`],
  ['units', unitSpans, `${'## '.repeat(70_000)}!`],
  ['an address', splitAddress, `1${'-1'.repeat(100_000)}!`],
  ['an address behind its street', splitAddress, `${' \u2003'.repeat(100_000)}!`],
  ['HTML', plainText, '<'.repeat(200_000)],
  ['lines of HTML', linesOfHtml, '<p '.repeat(70_000)],
  ['a shape', splitShapeName, `map${' '.repeat(200_000)}!`],
  ['a title', splitLine, `0${' '.repeat(200_000)}\u2028!`],
  ['a link', isMeetingUrl, `http://a${'.:'.repeat(100_000)} `],
  ['outlines', readOutlines, '\u2028'.repeat(200_000)],
  ['a wording', holdsAddress, `a${' '.repeat(200_000)}:b`],
];

it.each(attacks)('COMMON-X127 parses %s of 200,000 characters in linear time', (_, read, text) => {
  const began = performance.now();
  read(text);
  expect(performance.now() - began).toBeLessThan(500);
});
