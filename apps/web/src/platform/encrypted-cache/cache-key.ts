/** The key of the encrypted cache, and who it is for. The early script makes it too, before the app is there. */

interface SessionKey {
  token: string;
  permits: object;
}

/** The secret of the session and its permissions: what another person could see, or the same one before, stays closed. */
export const viewerOf = (known: SessionKey | null): string =>
  known ? JSON.stringify([known.token, ...Object.keys(known.permits).sort()]) : '';

export async function deriveCacheKey(viewer: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(viewer), 'HKDF', false, [
    'deriveKey',
  ]);
  const how = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new TextEncoder().encode('sheaf pocket'),
  };
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}
