/** Gateway account of the congregation's own SMS phone (MSG-D4). */
export interface SmsAccountEntry {
  /** Omitted fields stay unchanged. */
  user: string | null | undefined;
  password: string | undefined;
}

/** Changed fields of the account; omitted ones stay unchanged. */
export interface SmsAccountEffect {
  device?: null;
  sms_pass?: string | null;
  sms_signing_key?: null;
}

export type WrongSmsAccount = { field: 'sms_user' | 'sms_pass'; code: 'required' };

/** A user needs a password; removing the user removes the whole account. */
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
