/** Whether this device has shown the latest news; stored like a dismissed prompt (SHELL-R33). */
import { latestNews } from '@sheaf/rules/dashboard/dashboard/news';

const place = 'sheaf.dismissed.news';

/** For a person who signs in on a new device: nothing has changed for them. */
export function skipNews(): void {
  if (localStorage.getItem(place) === null) localStorage.setItem(place, latestNews.edition);
}
