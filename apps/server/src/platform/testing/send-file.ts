/** Sends a file with form fields as multipart, like a browser. */
import type { Definition } from '@sheaf/contract/operation';
import { pathOf } from '@sheaf/contract/operation';
import type { TestApp } from '#platform/testing/test-app';

const boundary = 'x'.repeat(20);

export async function sendFile(
  test: TestApp,
  operation: Definition,
  {
    as,
    file,
    fields,
    key,
    name = 't.csv',
  }: {
    as: string;
    file: string | Uint8Array | string[];
    fields: Record<string, string>;
    key?: string;
    name?: string;
  },
) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const files = (Array.isArray(file) ? file : [file]).map((bytes) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
  );
  const answer = await test.app.inject({
    method: operation.method,
    url: pathOf(operation.path),
    headers: {
      authorization: `Bearer ${as}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.concat([Buffer.from(parts.join('')), ...files, Buffer.from(`--${boundary}--\r\n`)]),
  });
  const body = answer.json();
  return { status: answer.statusCode, data: body.data, problem: body };
}
