/** Push messages (MSG-R14 to R16): permitted services, and the limited content for a locked phone. */

/** Maximum number of devices per person. */
export const mostPushDevices = 10;

/** Push services of browser vendors. Any other host would permit server-side request forgery. */
const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Host of an https URL without user, port, or characters that URL parsers treat differently. */
const hostOf = (endpoint: string): string | undefined =>
  /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[\w!$%&'()*+,./:;=?@~-]*$/.exec(endpoint)?.[1];

export function isPushService(endpoint: string): boolean {
  const host = hostOf(endpoint);
  return (
    host !== undefined && pushServices.some((service) => host === service || host.endsWith(`.${service}`))
  );
}

const longestTitle = 80;
const longestText = 160;

const cut = (text: string, longest: number): string => {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length <= longest ? letters.join('') : `${letters.slice(0, longest - 1).join('')}…`;
};

export interface PushNote {
  title: string;
  text: string;
  /** Screen that a tap opens. */
  path: string;
}

const paths = new Map(
  Object.entries({
    'map-assigned': '/assignments',
    'map-overdue': '/assignments',
    'address-timeout': '/assignments',
    'duty-evening': '/assignments',
    'duty-week': '/assignments',
    'report-missing': '/settings/reports/own',
    'forum-news': '/forum/topics',
    notice: '/schedules/noticeboard',
    'task-news': '/schedules/tasks',
    'phone-storage': '/assignments',
    'attendant-duty': '/assignments',
    'cart-shift': '/assignments',
    'group-meeting': '/schedules/service',
  }),
);

/** Screen for a message kind; null if it has none. */
export const screenOf = (kind: string): string | null => paths.get(kind) ?? null;

export const pushNote = (message: { kind: string; subject: string; body: string }): PushNote => ({
  title: cut(message.subject, longestTitle),
  text: cut(message.body, longestText),
  path: screenOf(message.kind) ?? '/',
});
