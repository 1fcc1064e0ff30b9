/** Unique words, so that any text with one of them was planted; short enough for any column. */
export const planted = {
  first: 'Cnqx',
  last: 'Zvwk',
  name: 'Cnqx Zvwk',
  email: 'cnqx@zvwk.org',
  phone: '+61491570118',
  /** The same number in national format. */
  spokenPhone: '0491 570 118',
  device: 'Cnqx Zvwk phone',
  file: 'Cnqx_Zvwk.csv',
};

/** Text of other people that names the person in several ways. */
export const plantedNote = `Ask ${planted.last.toUpperCase()}, ${planted.first}: ${planted.spokenPhone} or ${planted.email}`;

/**
 * A planted word or number. Words are matched alone, because four letters occur inside random secrets
 * (`azvWkauVc3xC` in a challenge), twice in 100,000 answers.
 */
const found = /(?<![a-z0-9])(?:cnqx|zvwk)(?![a-z0-9])|491 ?570 ?118/i;

export const holdsPlanted = (text: string): boolean => found.test(text);
