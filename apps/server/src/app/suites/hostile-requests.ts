/** Every request of the server as HTTP/1.1 bytes: operations with legacy spellings, files, and pages. */
import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { acceptable } from '#app/suites/example-values';

export interface HostileRequest {
  name: string;
  head: string;
  body: string;
}

export interface Caller {
  token: string | undefined;
  /** A disposable session for operations that sign the caller out. */
  leavingToken: string | undefined;
}

const boundary = 'hostile-boundary';

const signsOut = new Set(['access.endSession', 'access.declinePrivacyPolicy']);

const uploadOf = (field: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n` +
  `House number,Street name\n1,Mount Street\n\r\n--${boundary}--\r\n`;

function bodyOf(operation: Definition): { type: string; text: string } | undefined {
  if (operation.upload)
    return { type: `multipart/form-data; boundary=${boundary}`, text: uploadOf(operation.upload.field) };
  if (!operation.body) return undefined;
  const values = acceptable(operation.body);
  if (!operation.form) return { type: 'application/json', text: JSON.stringify(values) };
  const text = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return { type: 'application/x-www-form-urlencoded', text: text.join('&') };
}

let keys = 0;

function requestOf(
  operation: Definition,
  { method, path }: Pick<Definition, 'method' | 'path'>,
  caller: Caller,
): HostileRequest {
  const body = bodyOf(operation);
  const token = signsOut.has(operation.name) ? caller.leavingToken : caller.token;
  keys += 1;
  const lines = [
    `${method} ${pathOf(path, acceptable(operation.params))} HTTP/1.1`,
    'Host: sheaf.test',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(operation.idempotent === 'key' ? [`Idempotency-Key: hostile-${keys}-${process.pid}`] : []),
    ...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${Buffer.byteLength(body.text)}`] : []),
  ];
  return { name: operation.name, head: `${lines.join('\r\n')}\r\n\r\n`, body: body?.text ?? '' };
}

const otherPaths = [
  '/',
  '/index.html',
  '/maps/1',
  '/sw.js',
  '/assets/none.js',
  '/livez',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/docs/',
  '/api/openapi.json',
  '/api/none',
];

const get = (path: string): HostileRequest => ({
  name: path,
  head: `GET ${path} HTTP/1.1\r\nHost: sheaf.test\r\nAccept-Encoding: br\r\n\r\n`,
  body: '',
});

/** Each call creates new idempotency keys. */
export const requestsOf = (caller: Caller): HostileRequest[] => [
  ...allOperations.flatMap((operation) =>
    [operation, ...(operation.legacy ?? [])].map((spelling) => requestOf(operation, spelling, caller)),
  ),
  ...otherPaths.map(get),
];

export const liveRequest = ({ token }: Caller): HostileRequest => ({
  name: 'sync.openLive',
  head: `GET ${pathOf('/live')} HTTP/1.1\r\nHost: sheaf.test\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  body: '',
});
