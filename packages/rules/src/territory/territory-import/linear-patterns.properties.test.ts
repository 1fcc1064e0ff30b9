import { it } from 'vitest';
import { replaceTags } from '../../files/spaces.ts';
import { agree, blanks, nearly } from '../../files/testing/slow-pattern.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import { readState } from './imported-terms.ts';
import { linesOfHtml } from './lines-of-html.ts';
import { plainText } from './read-map-name.ts';
import { splitShapeName } from './read-shape-row.ts';
import { splitAddress } from './split-address.ts';

const html = nearly('<', '>', '<p', '<p>', '</div', '<br', '/>', '<br >', '<LI>', 'a', '&nbsp;', ...blanks);

it('COMMON-X127 removes tags like the former pattern', () => {
  agree(html, plainText, (text) =>
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  agree(
    html,
    (text) => replaceTags(text, '', (piece) => piece.replaceAll('&nbsp;', '')),
    (text) => text.replaceAll(/<[^>]*>|&nbsp;/g, ''),
  );
});

it('COMMON-X127 splits lines like the former pattern', () => {
  const lineBreak = /<br\s*\/?>|<\/?(?:p|div|li)\b[^>]*>|[\r\n]/i;
  agree(html, linesOfHtml, (text) => text.split(lineBreak));
});

it('COMMON-X127 splits the name of a shape with a number like the former pattern', () => {
  const number = String.raw`\p{L}{0,3}-?\d+\p{L}?(?:-\d+)?`;
  const first = new RegExp(
    String.raw`^(?:(?:map|territory|terr|no|nr)\b[.:]?\s*)?#?(${number})(?:\s*[-–—:,;|/.)]\s*|\s+|$)(.*)$`,
    'iu',
  );
  const behind = new RegExp(String.raw`^(.*\p{L})[\s,:–—-]+#?(${number})$`, 'iu');
  const before = (name: string): ReturnType<typeof splitShapeName> => {
    const text = plainText(name);
    if (text.length > longestMapNumber) return null;
    const [, begun, rest] = first.exec(text) ?? [];
    if (begun) return { number: begun, place: rest ?? '' };
    const [, place, last] = behind.exec(text) ?? [];
    if (place && last) return { number: last, place };
    return /^\S*\d\S*$/.test(text) ? { number: text, place: '' } : null;
  };
  agree(
    nearly('Map', 'no', 'terr', '.', ':', '#', 'N', '-', '1', '12', 'a', 'Town', '–', ')', ...blanks),
    (name) => (before(name) === null ? null : splitShapeName(name)),
    before,
  );
});

it('COMMON-X127 splits an address into house and street like the former pattern', () => {
  const before = (text: string): ReturnType<typeof splitAddress> => {
    const folded = text.replaceAll(/\s+/g, ' ').trim();
    const [line = ''] = folded.split(',');
    const [, first, rest] = /^(\d\S*(?:\s*[-/]\s*\d\S*)?)\s+(.+)$/.exec(line.trim()) ?? [];
    if (first && rest) return { house: first, street: rest };
    const [, street, house] = /^(.*\D)\s+(\d\S*)$/.exec(line.trim()) ?? [];
    return street && house && /\p{L}/u.test(street) ? { house, street } : null;
  };
  agree(
    nearly('1', '12a', '3', '-', '/', 'Mount', 'St', ',', ' ', ' '),
    (text) => (before(text) === null ? null : splitAddress(text)),
    before,
  );
});

it('COMMON-X127 recognises the states of an address like the former pattern', () => {
  const doNotCall =
    /^(donot(call|contact|visit|disturb|knock)|dnc|(bitte)?nichtbesuchen|no(visit|llamar)|nepas(visiter|contacter|appeler)|nonvisitare|n[aã]ovisitar)/;
  const isDoor =
    /^(|available|valid|new|house|home|apartment|apartmentbuilding|apartments|building|business|residential|residence|condo|condominium|flat|unit|townhouse|duplex|complex|street|mobilehome|trailer|farm|rural|phone|telephone|letter|other|unknown|none|active|visited|contacted|completed|done|foreign.*)$/;
  const isGone = /^(moved|duplicate|notvalid|invalid|vacant|demolished|doesnotexist|deleted|removed)$/;
  const words = nearly(
    ...['do', 'not', 'call', 'visit', 'dnc', 'bitte', 'nicht', 'besuchen', 'no', 'llamar', 'visitar', 'nao'],
    ...[
      'at',
      'home',
      'nh',
      'moved',
      'removed',
      'foreign',
      'house',
      'apartment',
      's',
      'building',
      'nonvisitare',
    ],
  );
  agree(words, readState, (text) => {
    const word = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (doNotCall.test(word)) return 'do-not-call';
    if (/^(not(at)?home.*|nothere|nh)$/.test(word)) return 'not-home';
    if (isGone.test(word)) return 'no-door';
    return isDoor.test(word) ? 'door' : null;
  });
});
