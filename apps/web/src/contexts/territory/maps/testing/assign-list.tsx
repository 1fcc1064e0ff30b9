/** Shows the list of maps to assign, with stubbed answers. */
import { vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleMap } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AssignScreen } from '../assign-screen.tsx';
import type { AssignRow } from '../map-labels.ts';

export const row = (id: number, rest: Partial<AssignRow> = {}): AssignRow => ({
  ...exampleMap({ id, number: String(id), order: id, name: `Place ${id}`, assignment: null, time_out: null }),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  days_over: 0,
  stagnant: false,
  ...rest,
});
const assignment = (id: number) => ({ ...exampleMap().assignment!, id, started: false });
const maps = [row(1), row(2), row(3), row(4, { assignment: assignment(40), time_out: 3 })];

/** @param refused ids of maps that another person has taken since */
export function showAssignList(refused: readonly number[] = [], listed = maps) {
  let reads = 0;
  const sent = answerWith({
    'maps.listAssignMaps': listed,
    'maps.listLastReturns': [],
    'sync.listChanges': peopleChange([examplePerson({ id: 6, first_name: 'Ann', last_name: 'Abel' })]),
    'maps.assignMap': (body) => {
      const { id } = body as { id: number };
      return row(id, { assignment: assignment(id * 100) });
    },
    'maps.readPopulating': () => ({ total: 10, completed: Math.min(10, 5 * ++reads) }),
    'maps.recallMap': row(4),
    'maps.cancelAssignment': row(1),
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const { id } = JSON.parse(typeof request.body === 'string' ? request.body : '{}') as { id?: number };
    if (url === '/api/map/assign' && refused.includes(id!))
      return Response.json(
        { code: 'map-already-assigned', message: 'This map is assigned already.' },
        { status: 409 },
      );
    return answered(url, request);
  });
  showScreen(<AssignScreen />, '/settings/assign', '/settings/assign');
  return sent;
}
