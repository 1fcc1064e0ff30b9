import { type NameOf, wireCode } from '../../wire-code.ts';

export const genders = wireCode({ brother: 1, sister: 2 });
export type Gender = NameOf<typeof genders>;

/** Decodes the gender of a person's row. */
export const withGender = <Row extends { gender: number }>(
  row: Row,
): Omit<Row, 'gender'> & { gender: Gender } => ({ ...row, gender: genders.decode(row.gender) });
