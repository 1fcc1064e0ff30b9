/** Tracks fields that the person has left, so that errors show only after typing. */
import { useState } from 'react';

export function useLeftFields<Name extends string>() {
  const [left, setLeft] = useState<readonly Name[]>([]);
  return {
    isLeft: (name: Name): boolean => left.includes(name),
    watch: (name: Name) => ({
      onFocus: () => setLeft((before) => before.filter((one) => one !== name)),
      onBlur: () => setLeft((before) => [...before.filter((one) => one !== name), name]),
    }),
  };
}
