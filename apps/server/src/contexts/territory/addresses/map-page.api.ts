/** SQL of addresses for statements of maps; separate from `addresses.api.ts`, which imports maps. */
export {
  addressCountsText,
  availableList,
  doNotCallField,
  doNotCallList,
  forbidden,
  homesText,
  houseOrder,
  preloadedList,
  searchedCountText,
  streetOf,
} from '#contexts/territory/addresses/map-page.store';
