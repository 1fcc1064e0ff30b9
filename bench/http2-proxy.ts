/** An HTTP/2 proxy with TLS before a server, as a reverse proxy with `http2 on`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Http2Proxy {
  address: string;
  stop(): void;
}

/** A certificate of its own; the browser of a measurement ignores certificate errors. */
function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Headers of one HTTP/1.1 connection, which HTTP/2 forbids. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
]);

const forwarded = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

export async function serveHttp2(target: string): Promise<Http2Proxy> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<Http2Session>();
  const forward = (from: Http2ServerRequest, to: Http2ServerResponse): void => {
    const onward = request(new URL(from.url, target), {
      agent,
      method: from.method,
      headers: forwarded(from.headers),
    });
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode!, forwarded(answer.headers));
      answer.pipe(to);
    });
    onward.on('error', () => to.stream?.close());
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  };
  const server = createSecureServer(newCertificate(), forward);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
      agent.destroy();
    },
  };
}
