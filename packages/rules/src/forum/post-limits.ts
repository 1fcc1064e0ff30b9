/** How much somebody may write at once. */
export const longestLabel = 120;
export const longestTopic = 5000;
export const longestComment = 2000;

/** So many topics and comments one person may write within a day: what is read in all congregations is not flooded by one. */
export const mostPostsADay = 50;
