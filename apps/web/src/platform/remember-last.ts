/** Memoises the result for the last arguments, so that a reopened screen does not compute it again. */
export function rememberLast<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let last: { given: Given; made: Made } | undefined;
  return (...given) => {
    if (!last?.given.every((one, at) => Object.is(one, given[at]))) last = { given, made: make(...given) };
    return last!.made;
  };
}
