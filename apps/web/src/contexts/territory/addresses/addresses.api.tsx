/** API of addresses for the map page. */
export { AddressAccordions } from './address-accordions.tsx';
export { AvailableAddresses } from './available-addresses.tsx';
