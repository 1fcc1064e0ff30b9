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
    order,
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
