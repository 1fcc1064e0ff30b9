import { hash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Six digits for a phone that opens the link in another browser. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Stored form of a secret. SHA-256 suffices, because the secret has 256 random bits. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
