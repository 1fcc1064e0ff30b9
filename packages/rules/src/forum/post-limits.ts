export const longestLabel = 120;
export const longestTopic = 5000;
export const longestComment = 2000;

/** Topics and comments per person and day, because posts are shown in all congregations. */
export const mostPostsADay = 50;
