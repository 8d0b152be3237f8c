/** What the promise gives, unless it takes too long. */
export function soon<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`no answer within ${ms} ms`)), ms);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
