/** API of `territory` for other contexts: functions and types, never a store. */
import { addressFigures } from '#contexts/territory/addresses/addresses.api';
import { assignmentRecord, mapFigures } from '#contexts/territory/maps/maps.api';

export { readMyAddresses } from '#contexts/territory/addresses/addresses.api';
export { mapsHeldBy } from '#contexts/territory/maps/maps.api';

export const listedAddressFigures = addressFigures.listed;
export const mapStock = mapFigures.stock;
export const mapsBegun = mapFigures.begun;
export const readAssignmentRecord = assignmentRecord.read;
