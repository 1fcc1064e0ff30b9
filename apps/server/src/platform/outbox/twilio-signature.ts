import { createHmac } from 'node:crypto';

/**
 * Computes Twilio's signature: the address, then name and value of every field sorted by name
 * (twilio.com/docs/usage/security).
 */
export function twilioSignature(token: string, address: string, form: string): Buffer {
  const fields = [...new URLSearchParams(form)].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return createHmac('sha1', token)
    .update(address + fields.flat().join(''))
    .digest();
}
