/**
 * HTTP status of a refusal: conflict with stored data (409), missing permission (403), or mistake in one
 * field (422).
 */
import type { Definition } from './operation.ts';

const missingRights: ReadonlySet<string> = new Set([
  'adding-not-permitted',
  'address-not-yours',
  'area-not-yours',
  'availability-not-yours',
  'away-not-yours',
  'cart-not-yours',
  'change-not-permitted',
  'contact-beyond-yours',
  'delegate-not-yours',
  'dnc-not-yours',
  'duty-not-yours',
  'editing-not-permitted',
  'history-not-yours',
  'import-not-permitted',
  'invite-beyond-yours',
  'key-not-held',
  'map-not-yours',
  'not-appointed',
  'not-assigner',
  'not-holder',
  'not-subscriber',
  'not-translating',
  'not-your-post',
  'partners-not-yours',
  'qualification-not-yours',
  'reset-beyond-yours',
  'rights-beyond-yours',
  'settings-not-yours',
]);

/** Fields that may contain the mistake; in operations without these fields the code is a conflict. */
const mistakenFields: Readonly<Record<string, readonly string[]>> = {
  'away-date-past': ['date'],
  'cart-length': ['minutes'],
  'cart-no-people': ['publishers'],
  'cart-step': ['start_at'],
  'completed-before-assigned': ['date'],
  'completed-in-future': ['date'],
  'delegate-oneself': ['delegate_id'],
  'holder-required': ['user'],
  'month-not-over': ['report_month', 'month'],
  'month-too-old': ['report_month', 'month'],
  'no-such-block': ['block', 'blocks'],
  'no-such-hall': ['hall'],
  'not-a-candidate': ['user'],
  'not-a-group-candidate': ['users'],
  'not-a-partner': ['partner'],
  'not-qualifiable': ['users', 'part'],
  'pair-with-oneself': ['other'],
  'own-congregation': ['congregation_id', 'id'],
  'same-holder': ['user'],
  'same-person': ['user'],
};

export interface RefusalStatus {
  status: 403 | 409 | 422;
  /** Field of the mistake (422). */
  field?: string;
}

export function refusalStatus(operation: Pick<Definition, 'body' | 'params'>, code: string): RefusalStatus {
  if (missingRights.has(code)) return { status: 403 };
  const fields = { ...operation.params?.shape, ...operation.body?.shape };
  const field = mistakenFields[code]?.find((name) => Object.hasOwn(fields, name));
  return field === undefined ? { status: 409 } : { status: 422, field };
}
