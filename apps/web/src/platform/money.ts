/** `A$1.40` as the person's language writes Australian money; cents are whole. */
const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'AUD' });

export const money = (cents: number): string => dollars.format(cents / 100);
