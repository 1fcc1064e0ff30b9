/** Maximum characters of the cells of a territory file, by kind of column. */
import { tableLimits } from '../../files/table-limits.ts';
import type { Field } from './format-columns.ts';

/** For dates, and for words that are not stored, such as a state. */
const longestElse = 190;
/** For descriptions with HTML, and for shape names with a number and a place. */
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
