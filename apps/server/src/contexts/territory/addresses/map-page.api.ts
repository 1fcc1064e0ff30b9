/** Addresses as the statements of maps read them; beside `addresses.api.ts`, which needs the maps itself. */
export {
  addressCountsText,
  availableList,
  doNotCallField,
  doNotCallList,
  forbidden,
  houseOrder,
  preloadedList,
  searchedCountText,
  streetOf,
} from '#contexts/territory/addresses/map-page.store';
