/** Maximum characters of a map number. */
export const longestMapNumber = 20;
