/** Formats a name for sorting: "Hale, Amos". The word after the last space counts as the family name. */
export function lastFirst(fullName: string): string {
  const name = fullName.trim().replaceAll(/\s+/g, ' ');
  const space = name.lastIndexOf(' ');
  return space < 0 ? name : `${name.slice(space + 1)}, ${name.slice(0, space)}`;
}
