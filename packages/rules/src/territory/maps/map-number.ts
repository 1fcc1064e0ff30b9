/** Characters of the number of a map. */
export const longestMapNumber = 20;
