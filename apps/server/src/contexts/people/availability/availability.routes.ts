import { availability } from '@sheaf/contract/people/availability/availability';
import { deletePair } from '#contexts/people/availability/delete-pair';
import { readAvailability } from '#contexts/people/availability/read-availability';
import { saveAvailability } from '#contexts/people/availability/save-availability';
import { savePair } from '#contexts/people/availability/save-pair';
import { handle, type Route } from '#platform/handle';

export const availabilityRoutes: readonly Route[] = [
  handle(availability.readAvailability, readAvailability),
  handle(availability.saveAvailability, saveAvailability),
  handle(availability.savePair, savePair),
  handle(availability.deletePair, deletePair),
];
