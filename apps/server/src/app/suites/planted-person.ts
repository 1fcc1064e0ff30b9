/** Words that stand nowhere else, so that a text that holds one of them came from what was planted; short enough for any column. */
export const planted = {
  first: 'Cnqx',
  last: 'Zvwk',
  name: 'Cnqx Zvwk',
  email: 'cnqx@zvwk.org',
  phone: '+61491570118',
  /** The same number as people write it. */
  spokenPhone: '0491 570 118',
  device: 'Cnqx Zvwk phone',
  file: 'Cnqx_Zvwk.csv',
};

/** What others write of a person: everything that names them, in more than one way. */
export const plantedNote = `Ask ${planted.last.toUpperCase()}, ${planted.first}: ${planted.spokenPhone} or ${planted.email}`;

/**
 * A planted word or the planted number. Words stand alone, because four letters in a row turn up inside random secrets
 * (`azvWkauVc3xC` in a challenge), twice in 100,000 answers.
 */
const found = /(?<![a-z0-9])(?:cnqx|zvwk)(?![a-z0-9])|491 ?570 ?118/i;

export const holdsPlanted = (text: string): boolean => found.test(text);
