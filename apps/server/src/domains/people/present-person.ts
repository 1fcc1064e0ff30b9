import { fullName, lastFirst, type Named } from '@sheaf/rules/people/names';

/** USERS-R24: a person as everyone may know him. */
export const presentPerson = <Row extends Named>(row: Row) => ({
  ...row,
  full_name: fullName(row),
  last_first: lastFirst(row),
});
