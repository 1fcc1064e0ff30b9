export const longestMapNumber = 20;
