import { expect, it } from 'vitest';
import { planPeople } from './plan.ts';
import { readPeopleText } from './read-people-text.ts';
import {
  answersTo,
  appointmentIn,
  askedWords,
  withAnsweredWords,
  wordKey,
  yesNoIn,
} from './unclear-cells.ts';

const around = {
  known: [],
  groups: [],
  today: '2026-11-21',
  fill: false,
  phoneOf: (typed: string | null) => typed,
};
const good = { first_name: 'Ruth', last_name: 'Hollis', gender: 'f' };

it('IMPORT-R24 reads a word as yes, no or unclear, in several languages and by column', () => {
  expect(['x', 'Oui', ' ДА ', 'نعم', '✓'].map((word) => yesNoIn(word))).toEqual(Array(5).fill(true));
  expect(['', ' ', '0', 'Non', '-', 'لا'].map((word) => yesNoIn(word))).toEqual(Array(6).fill(false));
  expect(['RP', 'maybe', '2019-03-01', 'regular'].map((word) => yesNoIn(word))).toEqual(Array(4).fill(null));
  expect([yesNoIn('RP', 'pioneer'), yesNoIn('Other-sheep', 'hope'), yesNoIn('AP', 'pioneer')]).toEqual([
    true,
    false,
    null,
  ]);
  expect(['', 'M.S.', 'Baptized publisher', 'Pionnier'].map(appointmentIn)).toEqual([
    'publisher',
    'servant',
    'publisher',
    null,
  ]);
});

it('IMPORT-R24 imports nobody with an unclear word until it is answered', () => {
  const lines = [
    { line: 2, cells: { ...good, pioneer: 'AP' } },
    { line: 3, cells: { ...good, first_name: 'Ada', appointment: 'Pionnier', active: 'peut-être' } },
    { line: 4, cells: { ...good, first_name: 'Eve', pioneer: 'no' } },
  ];
  const plan = planPeople(lines, around);
  expect(plan.rows.map(({ outcome, reason, words }) => [outcome, reason, words])).toEqual([
    ['problem', 'word-unclear', [{ column: 'pioneer', text: 'AP' }]],
    [
      'problem',
      'word-unclear',
      [
        { column: 'appointment', text: 'Pionnier' },
        { column: 'active', text: 'peut-être' },
      ],
    ],
    ['new', null, []],
  ]);
  const answers = new Map([
    [wordKey({ column: 'pioneer', text: 'ap' }), 'aux' as const],
    [wordKey({ column: 'appointment', text: 'Pionnier' }), 'publisher' as const],
    [wordKey({ column: 'active', text: 'Peut-être' }), 'no' as const],
  ]);
  const again = planPeople(withAnsweredWords(lines, answers), around);
  expect(
    again.add.map(({ pioneer, aux, appointment, active }) => [pioneer, aux, appointment, active]),
  ).toEqual([
    [false, true, 'publisher', true],
    [false, false, 'publisher', false],
    [false, false, 'publisher', true],
  ]);
});

it('IMPORT-R24 does not ask about unclear words of existing people', () => {
  const here = {
    id: 1,
    first_name: 'Ruth',
    last_name: 'Hollis',
    gender: 'sister' as const,
    appointment: 'publisher',
    email: null,
    phone: null,
    address: null,
    emergency: null,
    dob: null,
    doi: null,
    group_id: null,
    qualified_parts: [],
    public_talk_outlines: [],
    family_id: null,
    contacts_open: true,
    is_away_ahead: false,
  };
  const plan = planPeople([{ line: 2, cells: { ...good, pioneer: 'AP' } }], { ...around, known: [here] });
  expect(plan.rows[0]).toMatchObject({ outcome: 'there', words: [] });
});

it('IMPORT-R24 treats a word in a tick column as an unclear appointment', () => {
  const table = (text: string) => {
    const read = readPeopleText(`first name,last name,sex,elder,servant,missionary\nRuth,Hollis,f,${text}\n`);
    if (!read.allowed) throw new Error(read.reason);
    return read.value.lines[0]!.cells;
  };
  expect(askedWords(table('2019-03-01,,'))).toEqual([{ column: 'appointment', text: 'elder: 2019-03-01' }]);
  expect(askedWords(table('no,x,'))).toEqual([]);
  expect(askedWords(table('no,,perhaps'))).toEqual([{ column: 'special_pioneer', text: 'perhaps' }]);
});

it('IMPORT-R24 the possible answers depend on the column', () => {
  expect([answersTo('active'), answersTo('aux'), answersTo('appointment')[0]]).toEqual([
    ['yes', 'no'],
    ['pioneer', 'special_pioneer', 'aux', 'no'],
    'elder',
  ]);
});
