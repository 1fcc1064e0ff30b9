/** Debounces a value, so that a search is not sent on every keystroke. */
import { useEffect, useState } from 'react';

export function useSettled<Value>(value: Value, milliseconds = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
