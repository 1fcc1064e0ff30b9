/** Dashboard banner for all people of the congregation (MSG-S3). */

export interface Banner {
  on: boolean;
  title: string;
  content: string;
}

export const bannerDefaults = { on: false, title: '', content: '' };

/** Returns the missing fields: a banner needs a heading and a text (MSG-S3). */
export const wrongInBanner = (banner: Banner): ('title' | 'content')[] =>
  banner.on ? (['title', 'content'] as const).filter((field) => banner[field].trim() === '') : [];

/** Null if the banner is off or incomplete. */
export const bannerContent = (banner: Banner): string | null =>
  banner.on && wrongInBanner(banner).length === 0 ? `${banner.title}\n${banner.content}` : null;
