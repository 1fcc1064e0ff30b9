/**
 * Plans the addresses of an import: each in its list, and none that is listed already (TERR-R13, TERR-R15).
 */

import { foldedText } from '../../text/folded-text.ts';
import { DoNotCallIndex } from '../addresses/do-not-call-index.ts';
import type { Street } from '../addresses/same-street.ts';
import type { KnownDoor, PlannedDoor } from './plan.ts';
import type { ReadAddress } from './read-address-row.ts';

type Table = KnownDoor['table'];
/** Name and suburb of a street by its key in the plan. */
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

/** Existing and planned doors by list. */
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

  /** Businesses in one house differ by name. */
  static #keyOf(table: Table, street: string, door: DoorNumbers, name: string | null): string {
    const names = {
      preloaded: name ?? '',
      available: (name ?? '').toUpperCase(),
      'do-not-call': '',
      foreign: '',
    };
    return `${table}|${doorKey(street, door)}|${names[table]}`;
  }

  /** Adds a door; returns null if added, else the reason. */
  list(table: Table, door: PlannedDoor): 'duplicate' | 'already-listed' | null {
    const key = Doors.#keyOf(table, door.street, door, door.name);
    if (this.#here.has(key)) return 'already-listed';
    if (this.#keys.has(key)) return 'duplicate';
    this.#keys.add(key);
    if (table === 'do-not-call') this.#noted.add(noted(this.#streetOf(door.street), door));
    return null;
  }

  /** ADDR-R20, ADDR-R40: whether a do-not-call of the database or of the file covers the door, on any map. */
  isForbidden(street: string, { house, suffix, unit }: DoorNumbers): boolean {
    const door = { street: this.#streetOf(street), house, suffix, unit };
    return this.#notedHere.matches(door) || this.#noted.matches(door);
  }

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

  /** Existing available addresses that a do-not-call of the plan removes. */
  takenOff(): number[] {
    return this.#doors.takenOff();
  }

  /**
   * Adds the row to its list, or returns the reason why it is in none. A Sheaf export has a row for every
   * list.
   */
  add(
    row: Pick<ReadAddress, 'kind' | 'attempts'>,
    door: PlannedDoor,
    isOwn: boolean,
  ): 'do-not-call' | 'duplicate' | 'already-listed' | null {
    if (row.kind === 'do-not-call') return this.#list('do-not-call', this.doNotCalls, door);
    // Preloaded and foreign addresses under a do-not-call are marked in their lists; only available ones must
    // not return.
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
