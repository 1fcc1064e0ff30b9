/** Parses the signature header of payment provider webhooks: `t=1700000000,v1=…,v1=…` (ACCOUNT-R14). */

/** Older events are refused as possible replays. */
export const signatureSeconds = 300;

const most = 10;

export interface EventSignature {
  /** Seconds since 1970, as text, because it is part of the signed content. */
  at: string;
  /** Hexadecimal; several while a secret is being rotated. */
  signatures: string[];
}

export function readSignature(header: string): EventSignature | null {
  const parts = header.split(',').map((part) => part.trim());
  const at = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const signatures = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []);
  if (at.length !== 1 || signatures.length === 0 || parts.length > most) return null;
  return { at: at[0]!, signatures };
}

/** Accepts clock skew in both directions. @param now in milliseconds. */
export const isRecent = ({ at }: EventSignature, now: number): boolean =>
  Math.abs(now / 1000 - Number(at)) <= signatureSeconds;
