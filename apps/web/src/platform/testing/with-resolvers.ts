/** Returns a promise with its resolve and reject functions. */
export function withResolvers<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((kept, failed) => {
    resolve = kept;
    reject = failed;
  });
  return { promise, resolve, reject };
}
