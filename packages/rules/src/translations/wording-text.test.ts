import { expect, it } from 'vitest';
import { lockOf } from './locked-line.ts';
import { decideWording } from './wording.ts';

const reason = (text: string, english = 'A line that is long enough for all of this.'): string => {
  const decision = decideWording({ section: 'shell', key: 'key', english }, text);
  return decision.allowed ? 'allowed' : decision.reason;
};

it('I18N-R10 locks every line of sign-in, by key or by its English text', () => {
  const lock = (section: string, key: string, english = 'x') => lockOf({ section, key, english });
  const codes = [
    'unauthorised',
    'recheck-needed',
    'person-inactive',
    'too-many-requests',
    'invite-x',
    'link-x',
    'code-x',
    'passkeys-full',
    'session-ended',
  ];
  for (const code of codes) expect([code, lock('problems', `codes.${code}`)]).toEqual([code, 'sign-in']);
  expect([lock('problems', 'fields.not-a-secret'), lock('problems', 'fields.not-a-code')]).toEqual([
    'sign-in',
    'sign-in',
  ]);
  for (const key of ['codes.map-in-hand', 'my.codes.link-x', 'fields.not-a-codeword', 'my.fields.not-a-code'])
    expect([key, lock('problems', key)]).toEqual([key, null]);
  expect([lock('people', 'my.invite.title'), lock('people', 'invited')]).toEqual([null, null]);
  for (const english of [
    '{code}',
    '{token}',
    'Sign in',
    'signed out',
    'He signs in',
    'Signing-in',
    'a passkey',
    'Passkeys',
    'six digits',
    'six-digit code',
    'SIX DIGIT',
  ])
    expect([english, lock('shell', 'x', english)]).toEqual([english, 'sign-in']);
  for (const english of [
    'signing',
    'sign.in',
    'design in',
    'sign into',
    'passkeyed',
    'sixdigits',
    'a code',
    '{coded}',
  ])
    expect([english, lock('shell', 'x', english)]).toEqual([english, null]);
});

it('I18N-R10 locks every line of money by its English text', () => {
  for (const english of [
    ...['{cost}', '{costs}', '{balance}', '{price}', '{amount}', '{limit}', '{cents}'],
    ...[
      'Balance',
      'overdrawn',
      'cost',
      'costs',
      'charge',
      'charged',
      'paid',
      'pay',
      'pays',
      'price',
      'prices',
    ],
    ...['cent', 'cents', 'invoice', 'invoices', 'top up', 'topped up', 'top it up', 'topped it up'],
  ])
    expect([english, lockOf({ section: 'shell', key: 'x', english })]).toEqual([english, 'money']);
  for (const english of ['balanced', 'costly', 'payer', 'percent', 'on top', 'stop up', 'top it', '{paidOn}'])
    expect([english, lockOf({ section: 'shell', key: 'x', english })]).toEqual([english, null]);
});

it('I18N-R11 refuses every kind of address, and accepts a colon in a sentence', () => {
  for (const scheme of [
    ...[
      'http',
      'https',
      'ftp',
      'ftps',
      'ws',
      'wss',
      'mailto',
      'tel',
      'javascript',
      'vbscript',
      'data',
      'file',
    ],
    ...['blob', 'about', 'intent', 'market', 'whatsapp', 'tg', 'geo'],
  ])
    expect([scheme, reason(`(${scheme}:x`), reason(`${scheme} :x`)]).toEqual([
      scheme,
      'no-address',
      'no-address',
    ]);
  for (const text of [
    'evil: /x',
    'evil:/x',
    '1www x',
    'www',
    '1.2.3.4',
    '203.113.254.9',
    'e\u0301.x1',
    'e\u0301.xy',
    'a.\u0915\u0947',
  ])
    expect([text, reason(text)]).toEqual([text, 'no-address']);
  for (const text of ['Hotel:x', 'Note: x', 'a: b', 'awww', 'a :x /', 'Data: 12', '1.2.3', '1.2.3333.4'])
    expect([text, reason(text)]).toEqual([text, 'allowed']);
});

it('I18N-R11 characters that look like a colon or a slash count as one', () => {
  for (const colon of ['\u2236', '\ua789', '\u05c3', '\u0589', '\u02d0'])
    expect([colon, reason(`tel${colon}1`)]).toEqual([colon, 'no-address']);
  for (const slash of ['\u2044', '\u2215', '\u2571', '\u29f8', '\u27cb', '\u1735'])
    expect([slash, reason(`x${slash}${slash}y`)]).toEqual([slash, 'no-address']);
});

it('I18N-R11 accepts a per cent sign without a code after it', () => {
  for (const text of ['50 %', '5%', '5% of', '100%.', '5 %g'])
    expect([text, reason(text)]).toEqual([text, 'allowed']);
  for (const text of ['%2e', '%AB', '%{', '%2{', '$ t (', '${', '&amp;', '&#46;', '$t('])
    expect([text, reason(text)]).toEqual([text, 'no-markup']);
  expect(['$5 to (me)', 'A & B;', '$x t('].map((text) => reason(text))).toEqual(Array(3).fill('allowed'));
});
