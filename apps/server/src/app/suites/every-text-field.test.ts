/**
 * Every text field of every operation has a kind, and the forbidden characters of its kind are refused on
 * that field.
 */
import { allOperations } from '@sheaf/contract/operations';
import { manyLines, oneLine } from '@sheaf/rules/text/text-lines';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readInput } from '#app/input';
import { type TextField, textFieldsOf } from '#app/suites/text-fields';
import { InvalidInput } from '#platform/outcome';

const fields = allOperations.flatMap((operation) =>
  textFieldsOf(operation).map((field) => ({ ...field, operation })),
);
type Field = TextField & { operation: (typeof allOperations)[number] };

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, index) => 0x7f + index)]
  .map((code) => String.fromCharCode(code))
  .filter((sign) => !breaks.includes(sign));
const hidden = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'],
];

function codesAt({ operation, path, input }: Field, value: string): unknown[] {
  try {
    readInput(operation, input(value));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const [top = ''] = path.split('.');
    return Object.entries(error.fields).flatMap(([field, codes]) =>
      field === path || field.startsWith(`${path}.`) || field === top || (path === '' && field === 'body')
        ? codes
        : [],
    );
  }
  return [];
}

/** Fields that are not refused with the code. */
const letThrough = (all: readonly Field[], signs: readonly string[], code: string): string[] =>
  all.flatMap((field) =>
    signs
      .filter((sign) => !codesAt(field, `a${sign}b`).includes(code))
      .map((sign) => `${field.name} ${JSON.stringify(sign)}`),
  );

const ofKind = (lines: string): Field[] => fields.filter((field) => field.lines === lines);

/** One field of each kind; unit tests cover the rule, one field proves that it is applied. */
const typical = {
  controls: ['\t', '\u001b', '\u009f'],
  hidden: ['\u202e', '\u2069', '\u200b', '\u200d', '\ufeff'],
};

it('COMMON-X11 finds text fields to check', () => {
  expect(ofKind('one').length).toBeGreaterThan(150);
  expect(ofKind('flattened').length).toBeGreaterThan(100);
  expect(ofKind('wording').map(({ name }) => name)).toEqual(['translations.editSection body.lines{}.text']);
});

it('COMMON-X11 refuses line breaks, control and invisible characters in every one-line text, on its field', () => {
  const one = ofKind('one');
  expect(letThrough(one, breaks, 'one-line')).toEqual([]);
  expect(letThrough(one, [...typical.controls, ...typical.hidden], 'hidden-characters')).toEqual([]);
  const all = [...controls, ...hidden].filter((sign) => sign !== '\0');
  expect(letThrough(one.slice(0, 1), all, 'hidden-characters')).toEqual([]);
  expect(letThrough(one, ['\0'], 'not-text')).toEqual([]);
});

it('COMMON-X11 refuses control and invisible characters in every multi-line text, and accepts line breaks', () => {
  const many = ofKind('many');
  const refused = controls.filter((sign) => sign !== '\t' && sign !== '\0');
  expect(letThrough(many, [...refused, ...hidden], 'hidden-characters')).toEqual([]);
  for (const field of many)
    for (const sign of breaks) expect([field.name, codesAt(field, `1${sign}2`)]).toEqual([field.name, []]);
});

it('COMMON-X11 treats exactly the texts in large fields of the phone as multi-line', () => {
  const names = ofKind('many').map(({ name }) => name.replace(/\.\w+ (body|query|params)/, ''));
  expect([...new Set(names)].sort()).toEqual([
    'addresses.note',
    'availability.note',
    'carts.comments',
    'congregations.modules.banner_notification.content',
    'forum.content',
    'maps.note',
    'meetings.titles',
    'messages.message',
    'noticeboard.body',
    'people.emergency',
    'proposals.word',
    'reports.comments',
    'responsibilities.notes',
    'speakers.message',
    'speakers.outlines',
    'talks.word',
    'tasks.checklist',
    'tasks.note',
  ]);
});

it('COMMON-X11 removes hidden characters from search texts and texts of other programs', () => {
  for (const { name, schema } of ofKind('flattened'))
    for (const sign of [...breaks, ...controls, ...hidden].filter((one) => one !== '\0')) {
      const read = z.safeParse(schema, `a${sign}b`);
      expect([name, sign, read.success]).toEqual([name, sign, true]);
    }
});

/** A value for each pattern and enum of the contract. */
const examples = [
  ...['2026-02-28', '2026-02-28T09:00', '2026-02-28T09:00:00Z', '10:00', 'en', 'Australia/Hobart', 'true'],
  ...['ruth@example.org', 'A'.repeat(43), '123456', 'a'.repeat(64), 'A'.repeat(87), 'A'.repeat(22), '202601'],
  ...['https://example.org', '12345678901', 'shell', '1', 'x'],
];

it('COMMON-X11 restricts a text without a kind to a pattern or enum without forbidden characters', () => {
  const signs = [...breaks, ...typical.controls, ...typical.hidden];
  const values = examples.flatMap((example) =>
    signs.flatMap((sign) => [example + sign, sign + example, example[0] + sign + example.slice(1)]),
  );
  const patterns = new Map(
    fields.filter(({ lines }) => lines === undefined).map((field) => [field.schema, field]),
  );
  expect(patterns.size).toBeGreaterThan(20);
  const loose = [...patterns.values()].flatMap(({ name, schema }) =>
    values
      .filter((value) => z.safeParse(schema, value).success)
      .map((value) => `${name} ${JSON.stringify(value)}`),
  );
  expect(loose).toEqual([]);
});

it('COMMON-X11 leaves nothing that a field would refuse after oneLine and manyLines', () => {
  const attack = [...breaks, ...controls, ...hidden].map((sign) => `a${sign}b`).join('');
  const [name] = fields.filter((field) => field.name === 'congregations.editCongregation body.name');
  const [note] = fields.filter((field) => field.name === 'responsibilities.addResponsibility body.notes');
  expect(z.safeParse(name!.schema, oneLine(attack.slice(0, 120))).success).toBe(true);
  expect(z.safeParse(note!.schema, manyLines(attack)).success).toBe(true);
});
