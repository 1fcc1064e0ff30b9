/** Derives the key of the encrypted cache. The bootstrap script uses it too, before the app runs. */

interface SessionKey {
  token: string;
  permits: object;
}

/**
 * Session secret and permissions. Data cached for another person or other permissions cannot be decrypted.
 */
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
