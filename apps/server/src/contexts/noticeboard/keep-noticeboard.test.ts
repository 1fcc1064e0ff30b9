import { gzipSync } from 'node:zlib';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { pathOf } from '@sheaf/contract/operation';
import { mostNoticeBytes } from '@sheaf/rules/noticeboard/notice-file';
import { plainZip } from '@sheaf/rules/noticeboard/testing/plain-zip';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;
let reader: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({
    permissions: ['schedules.noticeboard', 'schedules.noticeboard.edit'],
  });
  reader = await congregation.addPerson({ permissions: ['schedules.noticeboard'] });
});
afterAll(() => test.close());

async function put(
  filename: string,
  content: Uint8Array | string,
  headers: Record<string, string> = {},
  field = 'file',
) {
  const form = new FormData();
  form.append(field, new Blob([typeof content === 'string' ? content : Buffer.from(content)]), filename);
  const encoded = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: pathOf(noticeboard.addFile.path),
    headers: {
      authorization: `Bearer ${keeper.token}`,
      'content-type': encoded.headers.get('content-type')!,
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const list = async (as = reader.token) => (await test.call(noticeboard.listFiles, { as })).data;
const fetchFile = (location: string, as = reader.token) =>
  test.app.inject({ method: 'GET', url: `/api${location}`, headers: { authorization: `Bearer ${as}` } });
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    .withExif({ IFD3: { GPSLatitude: '41/1 3/1 0/1' } })
    .jpeg()
    .toBuffer();

it('NOTICE-R1 NOTICE-O1 lists documents, PDFs and pictures newest first, with cleaned names', async () => {
  const docx = plainZip(['[Content_Types].xml', 'word/document.xml']);
  test.setNow(new Date('2026-11-01T10:00:00Z'));
  await put('../Cleaning.DOCX', docx);
  test.setNow(new Date('2026-11-02T10:00:00Z'));
  await put('Letter.pdf', '%PDF-1.7 letter');
  test.setNow(new Date('2026-11-03T10:00:00Z'));
  expect((await put('Hall.jpeg', await picture())).status).toBe(200);
  const shown = await list();
  expect(shown.map(({ kind, asset }) => [kind, asset.filename, asset.width])).toEqual([
    ['picture', 'Hall.webp', 40],
    ['pdf', 'Letter.pdf', null],
    ['docx', 'Cleaning.docx', null],
  ]);
  expect(shown[1]).toMatchObject({ size: 15, created_at: '2026-11-02T10:00:00.000Z' });
  const letter = await fetchFile(shown[1]!.asset.location);
  expect(letter.body).toBe('%PDF-1.7 letter');
  expect(Buffer.compare((await fetchFile(shown[2]!.asset.location)).rawPayload, Buffer.from(docx))).toBe(0);
});

it('NOTICE-R4 serves a file with its detected type, as an attachment without any rights', async () => {
  const [newest] = (await put('Hall.jpg', await picture())).data;
  const { headers, rawPayload } = await fetchFile(newest.asset.location);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="noticeboard-file.webp"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const { format, exif } = await sharp(rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

it('COMMON-R28 NOTICE-R6 refuses an SVG under any file name', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30" onload="alert(1)">
    <script>alert(1)</script><rect width="30" height="30" fill="red"/></svg>`;
  for (const name of ['Poster.svg', 'Poster.png'])
    for (const content of [svg, `<?xml version="1.0"?>${svg}`, gzipSync(svg)])
      expect((await put(name, content)).errors).toEqual({
        file: ['This kind of file is not accepted. Renaming it does not help.'],
      });
});

it('NOTICE-R4 refuses a file that is no PDF despite its name, and stores nothing', async () => {
  const before = (await list()).length;
  const wrong = {
    'page.pdf': '<html><script>alert(1)</script></html>',
    'program.docx': 'MZ\x90\x00',
    'table.docx': plainZip(['[Content_Types].xml', 'xl/workbook.xml']),
    'macros.docx': plainZip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
    'photo.jpg': 'not a photo',
  };
  for (const [filename, content] of Object.entries(wrong))
    expect((await put(filename, content)).errors, filename).toEqual({
      file: ['This kind of file is not accepted. Renaming it does not help.'],
    });
  expect((await put('empty.pdf', '')).errors).toEqual({ file: ['This file is empty.'] });
  expect((await list()).length).toBe(before);
});

it('NOTICE-C1 accepts several files in one form, with any numbering of the field', async () => {
  for (const field of ['files', 'files[]', 'files[1]']) {
    const form = new FormData();
    for (const name of ['First.pdf', 'Second.pdf']) form.append(field, new Blob(['%PDF-1.7']), name);
    const encoded = new Response(form);
    const answer = await test.app.inject({
      method: 'POST',
      url: pathOf(noticeboard.addFile.path),
      headers: {
        authorization: `Bearer ${keeper.token}`,
        'content-type': encoded.headers.get('content-type')!,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const names = (answer.json().data as { asset: { filename: string } }[]).map(
      ({ asset }) => asset.filename,
    );
    expect(names.slice(0, 2).sort(), field).toEqual(['First.pdf', 'Second.pdf']);
  }
});

it('NOTICE-C1 reports an invalid file at the field of that file', async () => {
  const larger = Buffer.alloc(mostNoticeBytes + 1, '%PDF-1.7');
  for (const [field, told] of Object.entries({ file: 'file', files: 'files', 'files[]': 'files' }))
    for (const content of ['not a photo', '', larger]) {
      const answer = await put('photo.jpg', content, {}, field);
      expect(answer.status, field).toBe(422);
      expect(Object.keys(answer.errors), field).toEqual([told]);
    }
  const key = { 'idempotency-key': 'notice-told-once' };
  const refused = await put('photo.jpg', 'not a photo', key, 'files');
  expect(Object.keys(refused.errors)).toEqual(['files']);
  expect((await put('photo.jpg', 'not a photo', key, 'files')).errors).toEqual(refused.errors);
  expect(Object.keys((await put('photo.jpg', 'x', {}, 'picture')).errors)).toEqual(['picture']);
});

it('NOTICE-R8 retains the words of a name, separated by single spaces', async () => {
  const [newest] = (await put('Cleaning  of the\thall.pdf', '%PDF-1.7')).data;
  expect(newest.asset.filename).toBe('Cleaning of the hall.pdf');
});

it('NOTICE-R4 stores and returns a file of 20 MB unchanged, and refuses a larger one', async () => {
  const whole = Buffer.alloc(20_971_520, 'x');
  whole.write('%PDF-1.7');
  const [newest] = (await put('Large.pdf', whole)).data;
  expect(newest.size).toBe(20_971_520);
  expect((await fetchFile(newest.asset.location)).rawPayload.equals(whole)).toBe(true);
  expect((await put('Larger.pdf', Buffer.concat([whole, Buffer.from('x')]))).status).toBe(422);
  await test.call(noticeboard.deleteFile, { as: keeper.token, params: { id: newest.id } });
  const { rows } = await test.database.owner.query(
    'select count(*)::int as count from noticeboard_contents where file_id = $1',
    [newest.id],
  );
  expect(rows[0].count).toBe(0);
});

it('NOTICE-R3 stores an upload once that is repeated under its key', async () => {
  const before = (await list()).length;
  const key = { 'idempotency-key': 'notice-upload-1' };
  for (const _ of [1, 2]) expect((await put('Once.pdf', '%PDF-1.7 once', key)).status).toBe(200);
  expect((await list()).length).toBe(before + 1);
});

it('NOTICE-R2 requires one permission to read and another to edit, and hides files from other congregations', async () => {
  const nobody = await congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await test.call(noticeboard.listFiles, { as: nobody.token })).status).toBe(403);
  const [newest] = await list();
  const foreign = await (await seedCongregation(test.database.owner, 'Elsewhere')).addPerson({
    permissions: ['schedules.noticeboard', 'schedules.noticeboard.edit'],
  });
  expect(await list(foreign.token)).toEqual([]);
  expect((await fetchFile(newest!.asset.location, foreign.token)).statusCode).toBe(404);
  const remove = (as: string) => test.call(noticeboard.deleteFile, { as, params: { id: newest!.id } });
  expect([(await remove(reader.token)).status, (await remove(foreign.token)).status]).toEqual([403, 404]);
  expect((await remove(keeper.token)).data).toEqual({ ok: true });
  expect((await remove(keeper.token)).status).toBe(404);
  expect((await fetchFile(newest!.asset.location)).statusCode).toBe(404);
});

it('NOTICE-R5 refuses files on a full noticeboard, even two at once', async () => {
  const left = 100 - (await list()).length - 1;
  await test.database.owner.query(
    `insert into noticeboard_files (congregation_id, kind, filename, sha256, size)
     select $1, 'pdf', 'f.pdf', repeat('a', 64), 1 from generate_series(1, $2)`,
    [congregation.id, left],
  );
  const answers = await Promise.all([put('A.pdf', '%PDF-1.7 a'), put('B.pdf', '%PDF-1.7 b')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('noticeboard-full');
});
