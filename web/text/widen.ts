/** The form of a language's sentences: the same keys, any words. */
export type Widen<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : T[K] extends readonly (infer E)[]
          ? readonly Widen<E>[]
          : Widen<T[K]>;
};
