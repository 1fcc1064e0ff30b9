/** A name by which people are sorted: "Hale, Amos". What stands behind the last space is taken for the family name. */
export function lastFirst(fullName: string): string {
  const name = fullName.trim().replaceAll(/\s+/g, ' ');
  const space = name.lastIndexOf(' ');
  return space < 0 ? name : `${name.slice(space + 1)}, ${name.slice(0, space)}`;
}
