/** Which lines of an address file are addresses: lines of one house are its units or one address, as the person chose (ADDR-R28). */
import type { FileAddress } from '../address-file.ts';
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
  /** Houses that stand on several lines without a unit, and all of their lines. */
  sameNumber: { houses: number; lines: number };
}

const houseKey = ({ street, house, suffix }: FileAddress): string =>
  [streetKey(street), house, suffix ?? ''].join('|');

/** Lines of one door, in the order of the file; streets of one name that lie far apart are two. */
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

export function takeLines(lines: readonly FileLine[], choice: SameNumber): TakenLines {
  const units = new Map<string, Set<string>>();
  for (const { address } of lines) {
    if (address.unit === null) continue;
    const key = houseKey(address);
    units.set(key, (units.get(key) ?? new Set()).add(address.unit));
  }
  const taken: TakenLines = { addresses: [], duplicates: [], sameNumber: { houses: 0, lines: 0 } };
  for (const group of linesByDoor(lines)) {
    const { line, text, address } = group[0]!;
    if (address.unit === null && group.length > 1) {
      taken.sameNumber.houses += 1;
      taken.sameNumber.lines += group.length;
    } else taken.duplicates.push(...group.slice(1));
    if (address.unit === null && group.length > 1 && choice === 'units')
      taken.addresses.push(...countedUnits(group, units.get(houseKey(address)) ?? new Set()));
    else taken.addresses.push({ ...address, line, text, isCounted: false });
  }
  taken.duplicates.sort((a, b) => a.line - b.line);
  return taken;
}
