/** Web Locks of one name, with `signal` and `steal` of the standard, because jsdom has none. */
type LockCallback = () => Promise<unknown>;

interface Request {
  run: () => void;
}

export class FakeLocks {
  #lose: (() => void) | undefined;
  #queue: Request[] = [];

  get isHeld(): boolean {
    return this.#lose !== undefined;
  }

  #next(): void {
    if (!this.#lose) this.#queue.shift()?.run();
  }

  request(
    _: string,
    options: { signal?: AbortSignal; steal?: boolean },
    granted: LockCallback,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        const lose = (): void => reject(new DOMException('the lock was stolen', 'AbortError'));
        this.#lose = lose;
        const release = (): void => {
          if (this.#lose !== lose) return;
          this.#lose = undefined;
          this.#next();
        };
        granted().then(resolve, reject).finally(release);
      };
      const request = { run };
      options.signal?.addEventListener('abort', () => {
        if (!this.#queue.includes(request)) return;
        this.#queue = this.#queue.filter((one) => one !== request);
        reject(options.signal!.reason);
      });
      if (options.steal) {
        this.#lose?.();
        run();
      } else {
        this.#queue.push(request);
        this.#next();
      }
    });
  }
}
