/** How many signs the cells of a territory file may have, by what their column holds. */
import { tableLimits } from '../../files/table-limits.ts';
import type { Field } from './format-columns.ts';

/** Words of which nothing is stored, such as a state, and dates. */
const longestElse = 190;
/** Descriptions hold HTML, and the names of shapes a number and a place. */
const longestMarkup = 4000;

const longest: Partial<Record<Field, number>> = {
  place: longestMarkup,
  completedBy: 120,
  holder: 120,
  firstName: 120,
  lastName: 120,
  campaignName: 60,
  boundary: tableLimits.border,
  house: 60,
  street: 120,
  address: 250,
  unit: 25,
  suburb: 60,
  postcode: 10,
  name: 120,
  phone: 40,
  doNotCall: 500,
  notes: 500,
  latitude: 60,
  longitude: 60,
};

export const longestCell = (field: Field, isShape: boolean): number =>
  isShape && (field === 'number' || field === 'name') ? longestMarkup : (longest[field] ?? longestElse);
