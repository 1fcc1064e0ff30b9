import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import { overCode } from '#app/upload';
import { sayField } from '#platform/texts';

it('reports the largest allowed size for a too large file', () => {
  const uploads = allOperations.flatMap(({ upload }) => upload ?? []);
  expect(uploads.length).toBeGreaterThan(3);
  for (const upload of uploads) {
    const megabytes = String(upload.bytes / 1024 / 1024);
    for (const lang of ['en', 'ar']) expect(sayField(lang, overCode(upload))).toContain(megabytes);
  }
});
