/** Optimistic map page: applies the actions that the server has not confirmed to its answer. */
import { sharesDoor } from '@sheaf/rules/territory/addresses/do-not-call';
import { spellSuffix } from '@sheaf/rules/territory/addresses/house';
import { streetKey } from '@sheaf/rules/territory/addresses/same-street';
import { hourOfWeek } from '#platform/dates.ts';
import type { Action } from '#platform/outbox/outbox.ts';
import type { MapPage } from './map-labels.ts';
import { withHandIn } from './with-hand-ins.ts';

type DoorNumbers = Pick<Door, 'street' | 'house' | 'suffix' | 'unit' | 'do_not_call'>;

type Door = NonNullable<MapPage['availableAddresses']>[number];

function withBlock(page: MapPage, block: number, completed: boolean): MapPage {
  const { map } = page;
  if (!map.assignment) return page;
  const others = map.assignment.progress.blocks.filter((other) => other !== block);
  const blocks = completed ? [...others, block].sort((a, b) => a - b) : others;
  return {
    ...page,
    map: { ...map, completed_blocks: blocks.length, assignment: { ...map.assignment, progress: { blocks } } },
  };
}

const withDoors = (page: MapPage, change: (doors: Door[]) => Door[]): MapPage =>
  page.availableAddresses ? { ...page, availableAddresses: change(page.availableAddresses) } : page;

export const triedOnceMore = <Row extends Pick<Door, 'attempt' | 'tries'>>(
  door: Row,
  actedAt: number,
): Row => ({
  ...door,
  attempt: door.attempt + 1,
  tries: [...door.tries, { on: null, ...hourOfWeek(new Date(actedAt)) }],
});

/** An address recorded on the phone; a negative id is unknown to the server. */
const notedDoor = (page: MapPage, { id, given, actedAt }: Action): Door => {
  const body = given.body as { street: number; house: string; suffix?: string; unit?: string };
  return {
    id: -id,
    street_id: body.street,
    street: page.streets.find((street) => street.id === body.street)?.name ?? '',
    house: body.house,
    // Spelled like the server's row, which replaces it.
    suffix: spellSuffix(body.house, body.suffix ?? '') || null,
    unit: body.unit || null,
    lang: null,
    name: null,
    attempt: 1,
    tries: [{ on: null, ...hourOfWeek(new Date(actedAt)) }],
    adjusted_at: null,
    number: null,
    assigned_to: null,
    contact: null,
    do_not_call: false,
    lent_by: null,
    lat: null,
    lng: null,
  };
};

const notedDoNotCall = (page: MapPage, { id, given, actedAt }: Action) => {
  const body = given.body as {
    street_id: number;
    number: number;
    suffix?: string;
    unit?: string;
    date?: string | null;
    note?: string;
  };
  return {
    id: -id,
    map_id: page.map.id,
    street_id: body.street_id,
    street: page.streets.find((street) => street.id === body.street_id)?.name ?? '',
    number: body.number,
    suffix: body.suffix || null,
    unit: body.unit || null,
    date: body.date ?? new Date(actedAt).toISOString().slice(0, 10),
    note: body.note || null,
    due_for_review: false,
    version: 0,
  };
};

/**
 * Marks its doors at once, so that nobody calls there before the server receives the do-not-call (ADDR-R44).
 */
function withDoNotCall(page: MapPage, noted: ReturnType<typeof notedDoNotCall>): MapPage {
  const mark = <Row extends DoorNumbers>(row: Row): Row =>
    streetKey(row.street) === streetKey(noted.street) && sharesDoor(row, noted)
      ? { ...row, do_not_call: true }
      : row;
  return {
    ...withDoors(page, (doors) => doors.map(mark)),
    ...(page.preloadedAddresses && { preloadedAddresses: page.preloadedAddresses.map(mark) }),
    ...(page.doNotCalls && { doNotCalls: [noted, ...page.doNotCalls] }),
  };
}

function withHomesMarked(page: MapPage, id: unknown): MapPage {
  const { map } = page;
  if (map.assignment?.id !== id || !map.assignment) return page;
  return { ...page, map: { ...map, assignment: { ...map.assignment, homes_marked: true } } };
}

function withAction(page: MapPage, action: Action): MapPage {
  const { params, body } = action.given;
  if (action.operation === 'maps.updateBlock') {
    const { id, block, completed } = body as { id: number; block: number; completed: boolean };
    return page.map.assignment?.id === id ? withBlock(page, block, completed) : page;
  }
  if (action.operation === 'maps.markHomes') return withHomesMarked(page, body!['id']);
  if (action.operation === 'addresses.completeAddress')
    return withDoors(page, (doors) => doors.filter((door) => door.id !== params!['id']));
  if (action.operation === 'addresses.countNotHome') {
    return withDoors(page, (doors) =>
      doors.map((door) => (door.id === body!['id'] ? triedOnceMore(door, action.actedAt) : door)),
    );
  }
  if (action.operation === 'addresses.addAvailableAddress')
    return withDoors(page, (doors) => [notedDoor(page, action), ...doors]);
  if (action.operation === 'addresses.addDoNotCall') return withDoNotCall(page, notedDoNotCall(page, action));
  return page;
}

/**
 * `now` in milliseconds: an outcome that can still be undone changes nothing yet; a hand-in appears at once.
 */
export function applyPendingActions(page: MapPage, waiting: readonly Action[], now: number): MapPage {
  const worked = waiting.filter((action) => action.dueAt <= now).reduce(withAction, page);
  const map = withHandIn(worked.map, waiting);
  return map === worked.map ? worked : { ...worked, map };
}
