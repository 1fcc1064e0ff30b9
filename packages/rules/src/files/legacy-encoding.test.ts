import { expect, it } from 'vitest';
import { encodingOf, type TextEncoding } from './text-encoding.ts';

/** Encodes text in a code page, by inverting the decoder. */
const bytesIn = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const byLetter = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  );
  return new Uint8Array([...text].map((letter) => byLetter.get(letter) ?? 0x3f));
};

const texts: Partial<Record<TextEncoding, readonly string[]>> = {
  'windows-1250': [
    'Jméno;Příjmení;Ulice\r\nJiří;Novák;Dlouhá třída\r\nAleš;Kučera;U Řeky',
    'Imię;Nazwisko\r\nŁukasz;Wójcik\r\nMałgorzata;Dąbrowska\r\nGrażyna;Żak',
    'Ime;Prezime\r\nIvan;Kovačević\r\nĐurđica;Babić\r\nŽeljko;Jurišić',
    'Név;Utca\r\nErzsébet;Petőfi utca\r\nGergő;Fő tér',
    'Nume;Strada\r\nIonuţ;Strada Lungă\r\nMăria;Strada Grădinii',
  ],
  'windows-1251': [
    'Имя;Фамилия\r\nИван;Петров\r\nМария;Сидорова',
    'ИМЯ;УЛИЦА\r\nИВАН;МИРА\r\nОЛЬГА;ЛЕНИНА',
    'House;Street\r\n80а;Київська вулиця\r\n12;Шевченка',
  ],
  'windows-1252': [
    'Vorname;Straße\r\nJürgen;Große Allee\r\nKäthe;Königsweg',
    'Prénom;Rue\r\nHélène;Rue de la Forêt\r\nFrançois;Chemin des Prés\r\nNoël;Allée à gauche',
    'Nombre;Calle\r\nJosé Muñoz;Calle de España\r\nÁngela;1º izquierda, Mª Luisa',
    'Nome;Rua\r\nJoão;Rua São João\r\nConceição;Avenida das Nações',
    'Fornavn;Gade\r\nSøren;Nørregade\r\nÅse;Skælskør',
    'Nome;Via\r\nNiccolò;Via della Libertà\r\nAndrea;Piazza Cefalù',
  ],
  'windows-1256': ['الاسم;الشارع\r\nيوسف;شارع الحمرا\r\nمريم;شارع بليس'],
};

const cases = Object.entries(texts).flatMap(([encoding, all]) =>
  all.map((text) => [encoding, text] as const),
);

it.each(cases)('IMPORT-R20 reads a table saved in %s: %s', (encoding, text) => {
  const bytes = bytesIn(text, encoding);
  expect(encodingOf(bytes)).toBe(encoding);
  expect(new TextDecoder(encodingOf(bytes)).decode(bytes)).toBe(text);
});

it('IMPORT-R20 treats bytes with control characters as no code page', () => {
  expect(encodingOf(new Uint8Array([0x41, 0xff, 0x01]))).toBe('utf-8');
  expect(encodingOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('utf-8');
});
