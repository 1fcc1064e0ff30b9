/** Uploads a file with progress, which `fetch` does not report. */
import { CallFailed, type OperationName, type Reply, rechecked } from './api.ts';
import { operationOf } from './operations.ts';
import { longMilliseconds } from './request-limit.ts';
import { headersOf, session } from './session.ts';
import { say } from './texts.ts';

interface GivenFile {
  params: object;
  body?: object;
  file: File;
  key: string;
}

const readAnswer = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch (error) {
    // A proxy's error page. Its status is enough.
    console.warn('answer without a problem', request.status, error);
    return { code: 'fault', message: say('shell:notSaved') };
  }
};

export const uploadFile = <Name extends OperationName>(
  name: Name,
  given: GivenFile,
  onProgress: (percent: number) => void,
): Promise<Reply<Name>> => rechecked(async () => sendFile(await operationOf(name), given, onProgress));

function sendFile<Name extends OperationName>(
  [method, path]: readonly [string, string, ...unknown[]],
  { params, body = {}, file, key }: GivenFile,
  onProgress: (percent: number) => void,
): Promise<Reply<Name>> {
  const target = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[part])),
  );
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `/api${target}`);
    const known = session.get();
    for (const [name, value] of Object.entries(known ? headersOf(known) : {}))
      request.setRequestHeader(name, value);
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    const fail = (code: string) => (): void =>
      reject(new CallFailed(0, { code, message: say('shell:notReached') }));
    request.timeout = longMilliseconds;
    request.onerror = fail('offline');
    request.ontimeout = fail('late');
    request.onload = () => {
      const answer = readAnswer(request);
      if (request.status < 300) resolve((answer as { data: Reply<Name> }).data);
      else reject(new CallFailed(request.status, answer as CallFailed['problem']));
    };
    const form = new FormData();
    for (const [field, value] of Object.entries(body)) form.append(field, String(value));
    form.append('file', file);
    request.send(form);
  });
}
