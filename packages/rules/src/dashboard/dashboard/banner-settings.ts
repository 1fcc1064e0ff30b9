/** The banner that everybody sees on the dashboard (MSG-S3). */

export interface Banner {
  on: boolean;
  title: string;
  content: string;
}

export const bannerDefaults = { on: false, title: '', content: '' };

/** Whether a banner may be switched on: a heading and a text are what it is made of (MSG-S3). */
export const wrongInBanner = (banner: Banner): ('title' | 'content')[] =>
  banner.on ? (['title', 'content'] as const).filter((field) => banner[field].trim() === '') : [];

/** What the dashboard shows of it; null where it is off or lacks something. */
export const bannerContent = (banner: Banner): string | null =>
  banner.on && wrongInBanner(banner).length === 0 ? `${banner.title}\n${banner.content}` : null;
