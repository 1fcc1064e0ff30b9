/** What the assignments page shows of the addresses a person keeps. */
export { MyAddressesCard } from './my-addresses-card.tsx';
