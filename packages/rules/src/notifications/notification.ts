/** What people are told inside the app, where it leads, and how long it is kept (SHELL-D2). The domains register their kinds. */

/** What its sentence names beside the person who caused it. */
export type NotificationDetails = Record<string, string | number>;

export interface NotificationKind {
  /** The key of its sentence, such as `roles:notification.role-changed`. */
  words: string;
  /** The screen where the person sees more of it; null where there is none. */
  to: (details: NotificationDetails) => string | null;
}

/** By the name under which they are stored; a name is registered by one domain. */
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;

export const keptDays = 90;

/** Nobody is told of what they did themselves. */
export const isTold = (personId: number, by: number | null): boolean => personId !== by;
