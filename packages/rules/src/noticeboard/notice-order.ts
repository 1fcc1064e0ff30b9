/** Order of notices on the board: pinned ones, then unread ones, then the newest (X-BOARD). */

export interface OrderedNotice {
  id: number;
  pinned: boolean;
  ask_read: boolean;
  from_on: string;
  /** First opening by the reader; null before it. */
  read_at: string | null;
  confirmed: boolean;
}

/** A notice that requires a confirmation stays new until it is confirmed. */
export const isNewNotice = ({
  ask_read,
  read_at,
  confirmed,
}: Pick<OrderedNotice, 'ask_read' | 'read_at' | 'confirmed'>): boolean =>
  ask_read ? !confirmed : read_at === null;

const newestFirst = (one: OrderedNotice, other: OrderedNotice): number =>
  one.from_on === other.from_on ? other.id - one.id : one.from_on < other.from_on ? 1 : -1;

export const byPlaceOnBoard = (one: OrderedNotice, other: OrderedNotice): number =>
  Number(other.pinned) - Number(one.pinned) ||
  Number(isNewNotice(other)) - Number(isNewNotice(one)) ||
  newestFirst(one, other);
