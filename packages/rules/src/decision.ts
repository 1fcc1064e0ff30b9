/** Result of a rule: the permitted value, or one reason for the refusal. Rules never throw. */
export type Decision<Value, Reason extends string> =
  | { allowed: true; value: Value }
  | { allowed: false; reason: Reason };

export const allow = <Value>(value: Value): { allowed: true; value: Value } => ({ allowed: true, value });

export const refuse = <Reason extends string>(reason: Reason): { allowed: false; reason: Reason } => ({
  allowed: false,
  reason,
});
