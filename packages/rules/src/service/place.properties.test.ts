import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMeetingUrl, keptPlace, readCoordinates, wrongInPlace } from './place.ts';

const place = { online: false, location: '4 Mount Street', coordinates: null };

it('SERVICE-R6 coordinates are a latitude and a longitude, or null', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(',', ', ', ' , '),
      (latitude, longitude, comma) => {
        const [north, east] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(6))) as [
          number,
          number,
        ];
        const text = `${north.toFixed(6)}${comma}${east.toFixed(6)}`;
        expect(readCoordinates(text)).toEqual([Number(north.toFixed(6)), Number(east.toFixed(6))]);
        expect(wrongInPlace({ ...place, coordinates: text })).toBeNull();
      },
    ),
  );
  expect(wrongInPlace(place)).toBeNull();
  for (const wrong of ['', 'here', '1', '91,0', '0,181', '1,2,3', 'NaN,1', '1e2,0', '-41.05 145.9', '0x1,2'])
    expect(wrongInPlace({ ...place, coordinates: wrong }), wrong).toEqual({
      field: 'coordinates',
      code: 'not-coordinates',
    });
});

it('SERVICE-R2 SERVICE-R8 an online meeting has a web link and no coordinates', () => {
  for (const link of [
    'https://meet.example.org/a?b=1#c',
    'http://zoom.us',
    'HTTPS://Meet.example.org:8443/x',
  ])
    expect(wrongInPlace({ ...place, online: true, location: link }), link).toBeNull();
  for (const wrong of [
    '4 Mount Street',
    'javascript:alert(1)//a.b',
    'https://',
    'https://x y.org',
    'ftp://a.org',
    ' https://a.org',
    'https://a.org/\nx',
    'data:text/html,a.b',
  ])
    expect(wrongInPlace({ ...place, online: true, location: wrong }), wrong).toEqual({
      field: 'location',
      code: 'not-a-link',
    });
  expect(isMeetingUrl('https://meet.example.org')).toBe(true);
  const kept = keptPlace({ online: true, location: 'https://meet.example.org', coordinates: '1,2' });
  expect(kept).toEqual({ online: true, location: 'https://meet.example.org', coordinates: null });
});

it('SERVICE-R2 an offline meeting keeps its coordinates in normalised form', () => {
  expect(keptPlace({ ...place, coordinates: ' -41.050, +145.9 ' })).toEqual({
    ...place,
    coordinates: '-41.05,145.9',
  });
  expect(keptPlace(place)).toEqual(place);
});
