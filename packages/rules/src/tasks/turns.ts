/** People or groups whose turn a slot is (X-TASKS-3). */
import { nextTurn, type Turn, type TurnState, takeTurn } from '../schedules/turns.ts';
import { dayNumberOf } from '../time/day-number.ts';

export interface TakenTurn {
  /** Id of the person or group. */
  id: number;
  date: string;
}

const turnOn = (date: string, seat: number) => ({
  date,
  gathering: dayNumberOf(date),
  period: date,
  seat,
});

/** Fewest turns first, then as in the list: of two people who wait equally long, the list alone would prefer one. */
function byTurns(order: readonly number[], taken: readonly TakenTurn[]): number[] {
  const counts = new Map(order.map((id) => [id, 0]));
  for (const { id } of taken) if (counts.has(id)) counts.set(id, counts.get(id)! + 1);
  return [...order].sort((one, other) => counts.get(one)! - counts.get(other)!);
}

/**
 * The longest waiting ones of the list, each once.
 * @param taken earlier and later turns.
 * @returns at most `places` ids; fewer if not enough are free.
 */
export function takersOn(
  {
    order,
    taken,
    date,
    places,
  }: { order: readonly number[]; taken: readonly TakenTurn[]; date: string; places: number },
  isFree: (id: number) => boolean,
): number[] {
  let state: TurnState = {
    order: byTurns(order, taken),
    taken: taken
      .filter((turn) => turn.date !== date)
      .map((turn, index): Turn => ({ id: turn.id, ...turnOn(turn.date, index + 1) })),
  };
  const ids: number[] = [];
  for (let seat = 1; seat <= places; seat += 1) {
    const place = turnOn(date, seat);
    const id = nextTurn(state, place, isFree);
    if (id === null) break;
    state = takeTurn(state, { id, ...place });
    ids.push(id);
  }
  return ids;
}
