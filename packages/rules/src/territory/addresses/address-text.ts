import { houseText } from './house-suffix.ts';

/** Formats an address for display: `3/40A Payne Street`, `8-10 Mount Street` (ADDR-O9). */
export interface AddressParts {
  house: string;
  suffix: string | null;
  unit: string | null;
  street: string;
}

export const addressText = ({ house, suffix, unit, street }: AddressParts): string =>
  `${unit ? `${unit}/` : ''}${houseText(house, suffix)} ${street}`;
