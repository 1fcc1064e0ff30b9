/**
 * Decides which lines of an address file become addresses: lines of one house are its units or one address,
 * by the person's choice (ADDR-R28).
 */

import { groupBy } from '../../../group-by.ts';
import { foldedText } from '../../../text/folded-text.ts';
import type { FileAddress } from '../address-file.ts';
import { DoNotCallIndex } from '../do-not-call-index.ts';
import { streetKey } from '../same-street.ts';
import { isNear } from './near.ts';

export const sameNumberChoices = ['units', 'once'] as const;
export type SameNumber = (typeof sameNumberChoices)[number];

export interface FileLine {
  line: number;
  text: string;
  address: FileAddress;
}

export interface TakenAddress extends FileAddress {
  line: number;
  text: string;
  /** The file has the house on several lines without a unit, and this unit was counted. */
  isCounted: boolean;
}

export interface TakenLines {
  addresses: TakenAddress[];
  /** Lines that repeat the same unit. */
  duplicates: FileLine[];
  /** Lines of addresses covered by a do-not-call of the file (ADDR-R20). */
  forbidden: FileLine[];
  /** Houses on several lines without a unit, and the total of these lines. */
  sameNumber: { houses: number; lines: number };
}

const houseKey = ({ street, house, suffix }: FileAddress): string =>
  [streetKey(street), house, foldedText(suffix ?? '')].join('|');

/** Groups lines by door, in file order; distant streets of one name are two. */
function linesByDoor(lines: readonly FileLine[]): FileLine[][] {
  const groups: FileLine[][] = [];
  const byKey = new Map<string, FileLine[][]>();
  for (const line of lines) {
    const key = `${houseKey(line.address)}|${line.address.unit ?? ''}`;
    const alike = byKey.get(key) ?? [];
    const near = alike.find(([first]) => isNear(first!.address, line.address));
    if (near) near.push(line);
    else {
      const group = [line];
      groups.push(group);
      byKey.set(key, [...alike, group]);
    }
  }
  return groups;
}

function countedUnits(group: readonly FileLine[], taken: ReadonlySet<string>): TakenAddress[] {
  let unit = 0;
  return group.map(({ line, text, address }) => {
    do unit += 1;
    while (taken.has(String(unit)));
    return { ...address, unit: String(unit), line, text, isCounted: true };
  });
}

type NumberedDoor = Pick<FileAddress, 'street' | 'suburb' | 'house' | 'suffix' | 'unit'>;

const doorOf = ({ street, suburb, house, suffix, unit }: NumberedDoor) => ({
  street: { name: street, suburb },
  house,
  suffix,
  unit,
});

/** The do-not-calls among the lines, each once, and the addresses they cover. */
function takeDoNotCalls(lines: readonly FileLine[]) {
  const groups = linesByDoor(lines.filter(({ address }) => address.isDoNotCall));
  const index = new DoNotCallIndex();
  const addresses = groups.map(([first]): TakenAddress => {
    const { line, text, address } = first!;
    index.add({ ...doorOf(address), number: Number(address.house) });
    return { ...address, line, text, isCounted: false };
  });
  return { addresses, duplicates: groups.flatMap((group) => group.slice(1)), index };
}

export function takeLines(lines: readonly FileLine[], choice: SameNumber): TakenLines {
  const units = new Map<string, Set<string>>();
  for (const { address } of lines) {
    if (address.unit === null) continue;
    const key = houseKey(address);
    units.set(key, (units.get(key) ?? new Set()).add(address.unit));
  }
  const marked = takeDoNotCalls(lines);
  const taken: TakenLines = {
    addresses: [],
    duplicates: [...marked.duplicates],
    forbidden: [],
    sameNumber: { houses: 0, lines: 0 },
  };
  for (const group of linesByDoor(lines.filter(({ address }) => !address.isDoNotCall))) {
    const { line, text, address } = group[0]!;
    if (address.unit === null && group.length > 1) {
      taken.sameNumber.houses += 1;
      taken.sameNumber.lines += group.length;
    } else taken.duplicates.push(...group.slice(1));
    if (address.unit === null && group.length > 1 && choice === 'units')
      taken.addresses.push(...countedUnits(group, units.get(houseKey(address)) ?? new Set()));
    else taken.addresses.push({ ...address, line, text, isCounted: false });
  }
  const [under, free] = partition(taken.addresses, (address) => marked.index.matches(doorOf(address)));
  taken.forbidden = under.map(({ line, text, ...address }) => ({ line, text, address }));
  taken.addresses = [...free, ...marked.addresses];
  taken.duplicates.sort((a, b) => a.line - b.line);
  return taken;
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  const groups = groupBy(values, isFirst);
  return [groups.get(true) ?? [], groups.get(false) ?? []];
}
