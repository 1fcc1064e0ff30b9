/** API of reserved addresses for the assignments page. */
export { MyAddressesCard } from './my-addresses-card.tsx';
