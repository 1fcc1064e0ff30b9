/** The banner that everybody sees on the dashboard, and its defaults (MSG-S3). */
export const bannerDefaults = { on: false, title: '', content: '' };
