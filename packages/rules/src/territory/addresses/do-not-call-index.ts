/**
 * Index of do-not-calls for many doors: `matchesAny` does not compare each door with each do-not-call
 * (ADDR-R20, ADDR-R40).
 */
import { type DoNotCallDoor, type Door, isDoNotCall } from './do-not-call.ts';
import { houseSpan, type NumberSpan, spansMeet } from './number-spans.ts';
import { streetKey } from './same-street.ts';

export class DoNotCallIndex {
  /** Do-not-calls by street name, each with the house numbers it covers. */
  readonly #byStreet = new Map<string, { span: NumberSpan; doNotCall: DoNotCallDoor }[]>();
  readonly #keys = new Map<string, string>();

  add(doNotCall: DoNotCallDoor): void {
    const key = this.#keyOf(doNotCall.street.name);
    const onStreet = this.#byStreet.get(key) ?? [];
    onStreet.push({ span: houseSpan(String(doNotCall.number), doNotCall.suffix), doNotCall });
    this.#byStreet.set(key, onStreet);
  }

  matches(door: Door): boolean {
    const onStreet = this.#byStreet.get(this.#keyOf(door.street.name));
    if (!onStreet) return false;
    const house = houseSpan(door.house, door.suffix);
    return onStreet.some(({ span, doNotCall }) => spansMeet(house, span) && isDoNotCall(door, doNotCall));
  }

  #keyOf(name: string): string {
    const key = this.#keys.get(name) ?? streetKey(name);
    this.#keys.set(name, key);
    return key;
  }
}
