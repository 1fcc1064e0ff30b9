/** Renders the page of assignments with the given maps, events and other replies. */

import { AssignmentsScreen } from '#contexts/assignments/assignments-screen.tsx';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleMap } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';

export const young = examplePerson({ id: 5, first_name: 'Ann', last_name: 'Young' });
const option = (id: number) => ({
  id,
  number: String(id),
  name: null,
  suburb: 'Acton',
  type_id: 1 as const,
  last_completed: null,
});
/** Fields of a map that is not assigned. */
export const nobodys = { assignment: null, user: null, time_out: null };
export const free = exampleMap({ id: 21, number: '21', ...nobodys });
export function showAssignments(
  maps: object[] | (() => object[]),
  events: object[] = [],
  more: Parameters<typeof answerWith>[0] = {},
  search = '',
) {
  const sent = answerWith({
    'maps.listMaps': maps as never,
    'maps.readMap': { map: exampleMap(), streets: [] },
    'maps.listMapOptions': [option(21), option(22)],
    'maps.requestMap': exampleMap({ id: 22, number: '22' }),
    'addresses.listMyAddresses': [],
    'duties.listMyDuties': [],
    'swaps.listSwaps': [],
    'swaps.listOpenPlaces': [],
    'carts.listOpenShifts': [],
    'events.listEvents': events as never,
    'carts.listDueReports': [],
    'addresses.listAddressOptions': [],
    'sync.listChanges': peopleChange([young]),
    ...more,
  });
  showScreen(<AssignmentsScreen />, '/assignments', `/assignments${search}`);
  return sent;
}
