/** What the map page shows of the addresses. */
export { AddressAccordions } from './address-accordions.tsx';
export { AvailableAddresses } from './available-addresses.tsx';
