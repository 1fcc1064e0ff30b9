import { expect, it } from 'vitest';
import { readLanguage, readMapType, readState } from './imported-terms.ts';

const all = <Value>(texts: string, read: (text: string) => Value): [string, Value][] =>
  texts.split(', ').map((text) => [text, read(text)]);
const each = <Value>(texts: string, value: Value): [string, Value][] =>
  texts.split(', ').map((text) => [text, value]);

it('MAPS-D2 recognises every word for a map type, anywhere in the category', () => {
  const words = {
    foreign: 'Foreign, My other-language map',
    business: 'Business, commercial zone, Shop, retail, Office, industrial',
    rural: 'Rural, Country, the farm, Village',
    'high-density':
      'High density, high-rise, Apartment, condo, Multi, flats, Secure, gated, Letter, mail, Phone, Telephone',
    residential:
      'Residential, residence, House, my home, local, Regular, standard, General, door to door, urban, Suburban, City, town',
  } as const;
  for (const [type, texts] of Object.entries(words))
    expect(all(texts, readMapType)).toEqual(each<string | null>(texts, type));
});

it('MAPS-D2 prefers the more specific of two types', () => {
  expect(
    ['Foreign business', 'Business apartments', 'Rural flats', 'City apartments'].map(readMapType),
  ).toEqual(['foreign', 'business', 'rural', 'high-density']);
});

it('TERR-R13 recognises a do-not-call in every supported language', () => {
  const calls =
    'do not call, Donot visit him, do-not-contact, do not disturb, do not knock, DNC, nicht besuchen, bitte nicht besuchen, no visitar, no llamar, ne pas visiter, ne pas contacter, ne pas appeler, non visitare, nao visitar, não visitar, DNC (large dog), nicht besuchen seit 2019, لا تزر, не посещать, niet bezoeken, 訪問拒否';
  expect(all(calls, readState)).toEqual(each(calls, 'do-not-call'));
  const others = 'I do not call, xdnc, please no visitar, do not, no';
  expect(all(others, readState)).toEqual(each(others, null));
});

it('TERR-R13 recognises every state of an address by its whole word', () => {
  const states = {
    'not-home': 'Not home, not at home, NotAtHome (2), not here, nh',
    'no-door': 'moved, Duplicate, not valid, invalid, vacant, demolished, does not exist, deleted, removed',
    door: 'available, valid, new, house, home, apartment, apartment building, apartments, building, business, residential, residence, condo, condominium, flat, unit, townhouse, duplex, complex, street, mobile home, trailer, farm, rural, phone, telephone, letter, other, unknown, none, active, visited, contacted, completed, done, foreign, Foreign-language, -',
  } as const;
  for (const [state, texts] of Object.entries(states))
    expect(all(texts, readState)).toEqual(each(texts, state));
  const unknown = 'xnot home, is nh, nhs, is moved, movedaway, is done, doner, housed, my foreign';
  expect(all(unknown, readState)).toEqual(each(unknown, null));
});

it('TERR-R13 recognises languages by name as well as by code', () => {
  const names = {
    Mandarin: 'cmn',
    'Chinese (Mandarin)': 'cmn',
    'Mandarin Chinese': 'cmn',
    Cantonese: 'yue',
    'Chinese (Cantonese)': 'yue',
    'Cantonese Chinese': 'yue',
    Tagalog: 'tl',
    Farsi: 'fa',
    ASL: 'ase',
    BSL: 'bfi',
    Auslan: 'asf',
    Chinese: 'zh',
    ' EN ': 'en',
    English: 'en',
    '': null,
    undefined: null,
  };
  for (const [name, code] of Object.entries(names)) expect([name, readLanguage(name)]).toEqual([name, code]);
});
