/**
 * Notifications inside the app: phrase, target screen and retention (SHELL-D2). Kinds are declared by the
 * domains.
 */

/** Values for the phrase, besides the person who caused it. */
export type NotificationDetails = Record<string, string | number>;

export interface NotificationKind {
  /** Phrase key, such as `roles:notification.role-changed`. */
  phrase: string;
  /** Target screen; null if the kind has none. */
  to: (details: NotificationDetails) => string | null;
}

/** Keyed by stored name; each name belongs to one domain. */
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;

export const keptDays = 90;

/** False if the person caused it. */
export const isTold = (personId: number, by: number | null): boolean => personId !== by;
