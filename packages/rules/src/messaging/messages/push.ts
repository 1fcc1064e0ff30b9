/** Push (MSG-R14 to R16): where a message may be handed over to, and how little of it is shown on a locked phone. */

/** Devices of a person that are told. */
export const mostPushDevices = 10;

/** Whoever runs these runs the browsers; another host would have our server call where a stranger likes. */
const pushServices = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** The host of an https address without user, port or anything that readers of addresses disagree about. */
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
  /** The screen that a press opens. */
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
    'attendant-duty': '/assignments',
    'cart-shift': '/assignments',
    'group-meeting': '/schedules/service',
  }),
);

/** The screen that a message of a kind leads to; null where it leads to none of its own. */
export const screenOf = (kind: string): string | null => paths.get(kind) ?? null;

export const pushNote = (message: { kind: string; subject: string; body: string }): PushNote => ({
  title: cut(message.subject, longestTitle),
  text: cut(message.body, longestText),
  path: screenOf(message.kind) ?? '/',
});
