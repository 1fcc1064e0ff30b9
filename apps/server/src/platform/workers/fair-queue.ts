/** A bounded queue that serves congregations in turn: many requests of one do not hold up a single one of another. */

export interface FairQueue<Item> {
  /** False when the queue is full, for this congregation or for all. */
  add(congregationId: number, item: Item): boolean;
  /** The next in turn; undefined when nobody waits. */
  take(): Item | undefined;
  remove(congregationId: number, item: Item): void;
  size(): number;
}

export function openFairQueue<Item>(limits: { ofOne: number; ofAll: number }): FairQueue<Item> {
  /** In the order in which their turn comes. */
  const waiting = new Map<number, Item[]>();
  let size = 0;
  return {
    add(congregationId, item) {
      const own = waiting.get(congregationId);
      if (size >= limits.ofAll || (own && own.length >= limits.ofOne)) return false;
      if (own) own.push(item);
      else waiting.set(congregationId, [item]);
      size += 1;
      return true;
    },
    take() {
      const [first] = waiting;
      if (!first) return undefined;
      const [congregationId, own] = first;
      const item = own.shift();
      size -= 1;
      waiting.delete(congregationId);
      if (own.length > 0) waiting.set(congregationId, own);
      return item;
    },
    remove(congregationId, item) {
      const own = waiting.get(congregationId) ?? [];
      const at = own.indexOf(item);
      if (at < 0) return;
      own.splice(at, 1);
      size -= 1;
      if (own.length === 0) waiting.delete(congregationId);
    },
    size: () => size,
  };
}
