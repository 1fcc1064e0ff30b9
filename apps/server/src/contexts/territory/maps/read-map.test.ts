import { maps } from '@sheaf/contract/territory/maps/maps';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const read = (as: string, number: string, headers: Record<string, string> = {}) =>
  test.call(maps.readMap, { as, params: { number }, headers });

it('MAPS-R6 ASSIGN-R16 omits parts of the page without their permission', async () => {
  const map = await congregation.addMap();
  await map.addDoNotCall({ number: 5 });
  const plain = await congregation.addPerson({ permissions: ['assignments.request_map'] });
  expect(Object.keys((await read(plain.token, map.number)).data).sort()).toEqual([
    'availableAddresses',
    'map',
    'streets',
  ]);
  for (const [key, part] of [
    ['maps.dnc', 'doNotCalls'],
    ['maps.foreign', 'foreign'],
    ['maps.preloaded', 'preloadedAddresses'],
    ['maps.suburbs', 'suburbs'],
    ['settings.maps.assign', 'assignments'],
    ['maps.streets', 'streets'],
  ] as const) {
    const one = await congregation.addPerson({ permissions: [key] });
    const seen = Object.keys((await read(one.token, map.number)).data);
    expect([key, seen.sort()]).toEqual([
      key,
      [...new Set(['availableAddresses', 'map', 'streets', part])].sort(),
    ]);
  }
  const all = await congregation.addPerson({ roles: [1] });
  expect(Object.keys((await read(all.token, map.number)).data)).toHaveLength(8);
});

it('MAPS-R7 shows the doors of a personal map to its owner only', async () => {
  const map = await congregation.addMap();
  await map.addDoor({ house: '1' });
  const owner = await congregation.addPerson();
  const servant = await congregation.addPerson({ roles: [99] });
  await test.call(maps.assignMap, {
    as: servant.token,
    body: { id: map.id, user: owner.id, personal: true },
  });
  expect((await read(owner.token, map.number)).data.availableAddresses).toHaveLength(1);
  expect((await read(servant.token, map.number)).data.availableAddresses).toBeUndefined();
});

it('ADDR-R21 shows a reserved door to its holder only', async () => {
  const map = await congregation.addMap();
  const [one, two] = [await congregation.addPerson(), await congregation.addPerson()];
  await map.addDoor({ house: '7', assignedTo: one.id });
  expect((await read(one.token, map.number)).data.availableAddresses).toHaveLength(1);
  expect((await read(two.token, map.number)).data.availableAddresses).toHaveLength(0);
});

it('ADDR-R19 shows dates of doors only if the congregation allows it', async () => {
  const quiet = await seedCongregation(test.database.owner);
  await test.database.owner.query(
    'update congregations set show_address_date = false where congregation_id = $1',
    [quiet.id],
  );
  const map = await quiet.addMap();
  await map.addDoor({ house: '1' });
  const person = await quiet.addPerson();
  expect((await read(person.token, map.number)).data.availableAddresses![0]!.adjusted_at).toBeNull();
});

it('SYNC-R2 returns 304 for an unchanged page, but not after a change of the page, the viewer or their permissions', async () => {
  const map = await congregation.addMap();
  const person = await congregation.addPerson();
  const first = await read(person.token, map.number);
  const again = (tag: string) => read(person.token, map.number, { 'if-none-match': tag });
  expect((await again(first.headers.etag!)).status).toBe(304);
  await map.addDoor({ house: '9' });
  const second = await again(first.headers.etag!);
  expect([second.status, second.data.availableAddresses!.length]).toEqual([200, 1]);
  await test.database.owner.query(
    'insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, 1)',
    [congregation.id, person.id],
  );
  expect((await again(second.headers.etag!)).status).toBe(200);
  const other = await congregation.addPerson();
  expect((await read(other.token, map.number, { 'if-none-match': second.headers.etag! })).status).toBe(200);
});

it("MAPS-R1 lists maps in the congregation's order", async () => {
  const ordered = await seedCongregation(test.database.owner);
  for (const number of ['3', '1', '2']) await ordered.addMap({ number });
  const person = await ordered.addPerson();
  const list = await test.call(maps.listMaps, { as: person.token });
  expect(list.data.map((map) => map.number)).toEqual(['1', '2', '3']);
});

const upload = (token: string, map: number, bytes: Buffer, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const boundary = 'x'.repeat(20);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return test.app.inject({
    method: 'POST',
    url: `/api/maps/${map}/asset`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};

it('COMMON-R28 MAPS-R2 detects a picture by content, re-encodes it without location data, and shows it to its congregation only', async () => {
  const admin = await congregation.addPerson({ roles: [1] });
  const map = await congregation.addMap();
  const exif = {
    IFD0: { Copyright: 'secret place' },
    IFD3: { GPSLatitude: '41/1 3/1 0/1', GPSLatitudeRef: 'S' },
  };
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  const sent = await upload(admin.token, map.id, photo, 'my map.png');
  expect(sent.statusCode).toBe(200);
  expect(sent.json().data.asset.filename).toBe(`map-${map.number}.webp`);
  const location = `/api${sent.json().data.asset.location}`;
  const shown = await test.app.inject({ url: location, headers: { authorization: `Bearer ${admin.token}` } });
  expect(shown.headers['cache-control']).toContain('immutable');
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  const stranger = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  expect(
    (await test.app.inject({ url: location, headers: { authorization: `Bearer ${stranger.token}` } }))
      .statusCode,
  ).toBe(404);
  expect(
    (await upload(admin.token, map.id, Buffer.from('%PDF-1.7 not a picture'), 'map.png')).json().errors.file,
  ).toBeDefined();
  const foreign = await congregation.addMap({ typeId: 5 });
  expect((await upload(admin.token, foreign.id, photo, 'map.png')).json().code).toBe(
    'map-type-has-no-picture',
  );
});
