/** A bounded LRU map. A `Map` iterates its keys in insertion order. */
export class LeastUsed<Key, Value> {
  private readonly kept = new Map<Key, Value>();
  private readonly most: number;
  private readonly onGone: (key: Key, value: Value) => void;

  constructor(most: number, onGone: (key: Key, value: Value) => void = () => {}) {
    this.most = most;
    this.onGone = onGone;
  }

  get size(): number {
    return this.kept.size;
  }

  get(key: Key): Value | undefined {
    const value = this.kept.get(key);
    if (value === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size <= this.most) return;
    const oldest = this.kept.keys().next().value as Key;
    const gone = this.kept.get(oldest) as Value;
    this.kept.delete(oldest);
    this.onGone(oldest, gone);
  }

  delete(key: Key): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}
