/** A promise that a test resolves or rejects from outside. */
export function withResolvers<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((kept, failed) => {
    resolve = kept;
    reject = failed;
  });
  return { promise, resolve, reject };
}
