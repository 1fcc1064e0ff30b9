/** Sort order of talks elsewhere (AWAY-S1). */

export const awayOrderKeys = ['date', 'speaker', 'congregation'] as const;
export type AwayOrderKey = (typeof awayOrderKeys)[number];

export interface AwayOrder {
  key: AwayOrderKey;
  descending: boolean;
}

type OrderKeys = Record<AwayOrderKey, string>;

/** The same key reverses the direction; another key begins ascending. */
export const nextAwayOrder = (order: AwayOrder, key: AwayOrderKey): AwayOrder =>
  order.key === key ? { key, descending: !order.descending } : { key, descending: false };

/** Equal talks are ordered by date. */
export function orderAwayTalks<Talk extends OrderKeys>(
  talks: readonly Talk[],
  { key, descending }: AwayOrder,
  lang: string,
): Talk[] {
  const byDate = (one: Talk, other: Talk): number => one.date.localeCompare(other.date);
  const byKey = (one: Talk, other: Talk): number =>
    key === 'date' ? byDate(one, other) : one[key].localeCompare(other[key], lang);
  return [...talks].sort((one, other) => (descending ? -1 : 1) * byKey(one, other) || byDate(one, other));
}
