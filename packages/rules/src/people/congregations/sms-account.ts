/** The account of a congregation's own phone for SMS (MSG-D4). */
export interface SmsAccountEntry {
  /** Left out, both stay. */
  user: string | null | undefined;
  password: string | undefined;
}

/** What changes of the account; what is left out stays. */
export interface SmsAccountEffect {
  device?: null;
  sms_pass?: string | null;
  sms_signing_key?: null;
}

export type WrongSmsAccount = { field: 'sms_user' | 'sms_pass'; code: 'required' };

/** A user has a password; without a user nothing of the account stays. */
export function smsAccountAfter(
  { user, password }: SmsAccountEntry,
  before: { user: string | null; hasPassword: boolean },
): { effect: SmsAccountEffect } | { wrong: WrongSmsAccount } {
  if (user === null) return { effect: { device: null, sms_pass: null, sms_signing_key: null } };
  const after = user ?? before.user;
  if (password !== undefined)
    return after === null
      ? { wrong: { field: 'sms_user', code: 'required' } }
      : { effect: { sms_pass: password } };
  return after !== before.user && !before.hasPassword
    ? { wrong: { field: 'sms_pass', code: 'required' } }
    : { effect: {} };
}
