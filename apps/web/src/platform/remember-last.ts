/** Makes something anew only when it is asked for with other objects than the last time: a screen that is opened again finds it made. */
export function rememberLast<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let last: { given: Given; made: Made } | undefined;
  return (...given) => {
    if (!last?.given.every((one, at) => Object.is(one, given[at]))) last = { given, made: make(...given) };
    return last!.made;
  };
}
