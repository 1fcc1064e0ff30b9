/** The addresses of a plan: wherever each belongs, and none that is listed there already (TERR-R13, TERR-R15). */

import { foldedText } from '../../text/folded-text.ts';
import { DoNotCallIndex } from '../addresses/do-not-call-index.ts';
import type { Street } from '../addresses/same-street.ts';
import type { KnownDoor, PlannedDoor } from './plan.ts';
import type { ReadAddress } from './read-address-row.ts';

type Table = KnownDoor['table'];
/** The name and suburb of a street by its key in the plan. */
export type StreetOf = (key: string) => Street;
type DoorNumbers = Pick<PlannedDoor, 'house' | 'suffix' | 'unit'>;

const doorKey = (street: string, { house, suffix, unit }: DoorNumbers): string =>
  [street.toUpperCase(), house, foldedText(suffix ?? ''), (unit ?? '').toUpperCase()].join('|');

const noted = (street: Street, { house, suffix, unit }: DoorNumbers) => ({
  street,
  number: Number(house),
  suffix,
  unit,
});

/** Which doors are listed where, here and in the plan. */
class Doors {
  readonly #here: ReadonlyMap<string, KnownDoor>;
  readonly #keys = new Set<string>();
  readonly #streetOf: StreetOf;
  readonly #notedHere = new DoNotCallIndex();
  readonly #noted = new DoNotCallIndex();

  constructor(known: readonly KnownDoor[], streetOf: StreetOf) {
    this.#here = new Map(
      known.map((door) => [Doors.#keyOf(door.table, `#${door.street_id}`, door, door.name), door]),
    );
    this.#streetOf = streetOf;
    for (const door of known)
      if (door.table === 'do-not-call') this.#notedHere.add(noted(streetOf(`#${door.street_id}`), door));
  }

  /** Businesses of one house are told apart by their names. */
  static #keyOf(table: Table, street: string, door: DoorNumbers, name: string | null): string {
    const names = {
      preloaded: name ?? '',
      available: (name ?? '').toUpperCase(),
      'do-not-call': '',
      foreign: '',
    };
    return `${table}|${doorKey(street, door)}|${names[table]}`;
  }

  /** Why it cannot be listed (again); null once it is. */
  list(table: Table, door: PlannedDoor): 'duplicate' | 'already-listed' | null {
    const key = Doors.#keyOf(table, door.street, door, door.name);
    if (this.#here.has(key)) return 'already-listed';
    if (this.#keys.has(key)) return 'duplicate';
    this.#keys.add(key);
    if (table === 'do-not-call') this.#noted.add(noted(this.#streetOf(door.street), door));
    return null;
  }

  /** ADDR-R20, ADDR-R40: by the rule of do-not-calls, whether it is noted here or in the file, on whichever map of them. */
  isForbidden(street: string, { house, suffix, unit }: DoorNumbers): boolean {
    const door = { street: this.#streetOf(street), house, suffix, unit };
    return this.#notedHere.matches(door) || this.#noted.matches(door);
  }

  /** Doors here that a do-not-call of the plan takes off the list to work. */
  takenOff(): number[] {
    const available = [...this.#here.values()].filter(({ table }) => table === 'available');
    return available
      .filter(({ street_id, house, suffix, unit }) =>
        this.#noted.matches({ street: this.#streetOf(`#${street_id}`), house, suffix, unit }),
      )
      .map(({ id }) => id);
  }
}

export class AddressPlan {
  readonly preloaded: PlannedDoor[] = [];
  readonly available: PlannedDoor[] = [];
  readonly doNotCalls: PlannedDoor[] = [];
  readonly foreign: PlannedDoor[] = [];
  readonly #doors: Doors;

  constructor(known: readonly KnownDoor[], streetOf: StreetOf) {
    this.#doors = new Doors(known, streetOf);
  }

  /** Doors here that a do-not-call of the plan takes off the list to work. */
  takenOff(): number[] {
    return this.#doors.takenOff();
  }

  /** Lists the row wherever it belongs; why it was listed nowhere, or null. Our own export has a row for every list. */
  add(
    row: Pick<ReadAddress, 'kind' | 'attempts'>,
    door: PlannedDoor,
    isOwn: boolean,
  ): 'do-not-call' | 'duplicate' | 'already-listed' | null {
    if (row.kind === 'do-not-call') return this.#list('do-not-call', this.doNotCalls, door);
    // What stands in a list beside a do-not-call is marked there; only what is to be worked must not come back.
    if (isOwn && row.kind === 'preloaded') return this.#list('preloaded', this.preloaded, door);
    if (isOwn && row.kind === 'foreign') return this.#list('foreign', this.foreign, door);
    if (this.#doors.isForbidden(door.street, door)) return 'do-not-call';
    if (row.kind === 'available') return this.#list('available', this.available, door);
    const refused =
      row.kind === 'foreign'
        ? this.#list('foreign', this.foreign, door)
        : this.#list('preloaded', this.preloaded, door);
    if (row.attempts === 0) return refused;
    return this.#list('available', this.available, door) === null ? null : refused;
  }

  #list(table: Table, rows: PlannedDoor[], door: PlannedDoor): 'duplicate' | 'already-listed' | null {
    const refused = this.#doors.list(table, door);
    if (refused === null) rows.push(door);
    return refused;
  }
}
