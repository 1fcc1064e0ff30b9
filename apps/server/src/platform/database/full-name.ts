/** `Elspeth Ashby` in SQL, from a table or view with both names; `fullName` of the rules has the same form. */
export const fullNameText = (alias: string): string => `${alias}.first_name || ' ' || ${alias}.last_name`;
