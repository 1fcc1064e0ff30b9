import { type Definition, pathOf } from '@sheaf/contract/operation';
import sharp from 'sharp';
import type { DocumentedSetting } from '#app/suites/documented-setting';

const picture = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#236' },
})
  .png()
  .toBuffer();

export const sheets = {
  pdf: { name: 'Letter.pdf', bytes: Buffer.from('%PDF-1.7 letter') },
  png: { name: 'map.png', bytes: picture },
};

interface Sheet {
  field: string;
  name: string;
  bytes: Buffer;
}

export async function sendForm(
  { test, me }: DocumentedSetting,
  { method, path }: Pick<Definition, 'method' | 'path'>,
  { field, name, bytes }: Sheet,
  params: Record<string, unknown> = {},
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const encoded = new Response(form);
  return test.app.inject({
    method,
    url: pathOf(path, params),
    headers: {
      authorization: `Bearer ${me.token}`,
      'content-type': encoded.headers.get('content-type')!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
