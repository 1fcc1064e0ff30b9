import { createHmac } from 'node:crypto';

/** What Twilio signs: the address, then every field's name and value in the order of the names (twilio.com/docs/usage/security). */
export function twilioSignature(token: string, address: string, form: string): Buffer {
  const fields = [...new URLSearchParams(form)].sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return createHmac('sha1', token)
    .update(address + fields.flat().join(''))
    .digest();
}
