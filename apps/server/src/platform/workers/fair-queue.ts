/**
 * A bounded queue that serves congregations in turn: many requests of one do not delay a request of another.
 */

export interface FairQueue<Item> {
  /** False if the queue is full, for this congregation or in total. */
  add(congregationId: number, item: Item): boolean;
  /** Next item of a congregation that may begin; undefined if none. */
  take(mayBegin?: (congregationId: number) => boolean): Item | undefined;
  remove(congregationId: number, item: Item): void;
  size(): number;
  /** Waiting congregations in the order of their turns. */
  waiting(): number[];
}

export function openFairQueue<Item>(limits: { ofOne: number; ofAll: number }): FairQueue<Item> {
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
    take(mayBegin = () => true) {
      const found = [...waiting].find(([congregationId]) => mayBegin(congregationId));
      if (!found) return undefined;
      const [congregationId, own] = found;
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
    waiting: () => [...waiting.keys()],
  };
}
