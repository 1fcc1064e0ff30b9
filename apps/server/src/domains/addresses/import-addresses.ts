/** An address file becomes maps: read row by row, cut by neighbourhood, written all or nothing. */
import type { addresses } from '@sheaf/contract/addresses';
import { doorKey, type FileAddress, findColumns, readRow } from '@sheaf/rules/addresses/address-file';
import { cutIntoMaps } from '@sheaf/rules/addresses/cut-into-maps';
import { placeInBorders } from '@sheaf/rules/territory/place-in-borders';
import papaparse from 'papaparse';
import { importing, type MapToImport } from '#domains/addresses/import.store';
import { borders } from '#domains/territory/territory.door';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof addresses.importAddresses>;

/** So many unreadable rows are told one by one; all of them are counted. */
const mostTold = 200;

interface Problem {
  line: number;
  reason: string;
  text: string;
}

/** UTF-8 with or without BOM; anything with NUL or broken bytes is no text file. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function readRows(call: Call): { rows: string[][]; columns: NonNullable<ReturnType<typeof findColumns>> } {
  const text = decode(call.file.bytes);
  if (text === undefined) return call.refuse('file-unreadable');
  const { data } = papaparse.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: false,
  });
  const columns = findColumns(data[0] ?? []);
  if (!columns) return call.refuse('columns-missing');
  return { rows: data.slice(1), columns };
}

function readAll(call: Call): { found: FileAddress[]; problems: Problem[]; rows: number } {
  const { rows, columns } = readRows(call);
  const found: FileAddress[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let counted = 0;
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    counted += 1;
    const read = readRow(row, columns);
    const key = read.allowed ? doorKey(read.value) : '';
    if (read.allowed && !seen.has(key)) {
      seen.add(key);
      found.push(read.value);
    } else {
      const reason = read.allowed ? 'duplicate' : read.reason;
      problems.push({ line: index + 2, reason, text: row.join(', ').slice(0, 120) });
    }
  }
  return { found, problems, rows: counted };
}

const countBy = (problems: Problem[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { reason } of problems) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
};

/** TERR-R20: only who may add to a map that is there already; for others all of it makes new maps. */
async function placeFound({ tenant, actor }: Call, found: FileAddress[]) {
  if (!actor.permissions.has('maps.preloaded.add')) return { inside: [], outside: found };
  const known = await borders.all(tenant);
  const placing = placeInBorders(
    found,
    known.flatMap(({ map_id: id, border }) => (border ? [{ id, border }] : [])),
  );
  const numbers = new Map(known.map(({ map_id, number }) => [map_id, number]));
  const inside = [...placing.inside].map(([mapId, addresses]) => ({
    mapId,
    number: numbers.get(mapId)!,
    addresses,
  }));
  return { inside, outside: placing.outside };
}

export async function importAddresses(call: Call) {
  const { tenant, body } = call;
  const { found, problems, rows } = readAll(call);
  if (found.length === 0) return call.refuse('nothing-to-import');
  const { inside, outside } = await placeFound(call, found);
  const last = await importing.last(tenant);
  const maps: MapToImport[] = cutIntoMaps(outside, body.addresses_per_map).map((map, index) => ({
    number: String(last.number + index + 1),
    order: last.order + index + 1,
    addresses: map.addresses,
  }));
  if (!body.dry_run) {
    await importing.fill(tenant, inside);
    if (maps.length > 0) await importing.write(tenant, maps);
  }
  return {
    dry_run: body.dry_run,
    rows,
    readable: found.length,
    streets: new Set(found.map((address) => address.street.toLowerCase())).size,
    problems: problems.slice(0, mostTold),
    problem_counts: countBy(problems),
    placed: inside.map(({ number, addresses }) => ({ number, addresses: addresses.length })),
    maps: maps.map((map) => ({
      number: map.number,
      addresses: map.addresses.length,
      streets: new Set(map.addresses.map((address) => address.street.toLowerCase())).size,
    })),
  };
}
