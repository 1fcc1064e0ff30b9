/**
 * A fake push service and browser: verifies the congregation's signature (RFC 8292) and decrypts messages for
 * the browser (RFC 8291).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realNow } from '#platform/testing/test-clock';

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface ReceivedPush {
  path: string;
  /** Decrypted JSON payload. */
  payload: Record<string, string>;
  key: string;
  headers: Record<string, string | string[] | undefined>;
}

const derived = (ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** Decrypts one record of aes128gcm (RFC 8188) for this browser. */
function open(body: Buffer, browser: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const theirs = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.ecdh.getPublicKey(), theirs]);
  const ikm = derived(browser.ecdh.computeSecret(theirs), browser.auth, info, 32);
  const key = derived(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

/** Public key of the signer; throws if the token is for another service or older than a day. */
function signerOf(authorization: string, audience: string): string {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !key) throw new Error('no VAPID signature');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as {
    aud: string;
    exp: number;
  };
  const seconds = exp - realNow().getTime() / 1000;
  if (!signed || aud !== audience || seconds <= 0 || seconds > 86_400)
    throw new Error('VAPID signature wrong');
  return key;
}

export async function openPushService() {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const heard: ReceivedPush[] = [];
  const statuses = new Map<string, number>();
  let address = '';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url!;
    const status = statuses.get(path) ?? 201;
    const browser = browsers.get(path);
    if (status !== 201 || !browser) {
      response.writeHead(browser ? status : 404, status === 429 ? { 'retry-after': '120' } : {}).end('no');
      return;
    }
    const key = signerOf(request.headers.authorization ?? '', address);
    const payload = JSON.parse(open(Buffer.concat(chunks), browser)) as ReceivedPush['payload'];
    heard.push({ path, payload, key, headers: request.headers });
    response.writeHead(201).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    heard,
    /** A subscribed browser. */
    subscribe(): Browser {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, { ecdh, auth });
      return { endpoint: address + path, p256dh, auth: auth.toString('base64url') };
    },
    /** Sets the status of the browser's later pushes; 410 after uninstalling. */
    answer(browser: Browser, status: number): void {
      statuses.set(new URL(browser.endpoint).pathname, status);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
