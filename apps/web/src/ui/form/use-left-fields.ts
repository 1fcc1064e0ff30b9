/** Which fields a person has left and is not in again: what is wrong there is said only then. */
import { useState } from 'react';

export function useLeftFields<Name extends string>() {
  const [left, setLeft] = useState<readonly Name[]>([]);
  return {
    isLeft: (name: Name): boolean => left.includes(name),
    /** For the field itself. */
    watch: (name: Name) => ({
      onFocus: () => setLeft((before) => before.filter((one) => one !== name)),
      onBlur: () => setLeft((before) => [...before.filter((one) => one !== name), name]),
    }),
  };
}
