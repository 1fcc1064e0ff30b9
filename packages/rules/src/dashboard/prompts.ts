/** What the dashboard asks of a person, in which order, and what he sent away (SHELL-P1 to P11, SHELL-O5, SHELL-O6). */

/** In the order in which they are shown. */
export const promptOrder = ['privacy', 'install', 'banner', 'meeting', 'subscribe', 'tour'] as const;
export type PromptId = (typeof promptOrder)[number];

export interface PromptFacts {
  /** Without a network nothing is asked that needs one: the tour walks over tabs that are hidden then. */
  online: boolean;
  /** Whether the privacy question was answered. */
  consented: boolean;
  /** Whether it runs from the home screen. */
  installed: boolean;
  banner: { on: boolean; title: string; content: string };
  /** The start of the online meeting that may be joined now, milliseconds since 1970. */
  joinable: number | null;
  asksToSubscribe: boolean;
  /** Whether he began the tour, or was asked. */
  toured: boolean;
}

export interface Prompt {
  id: PromptId;
  /** What it says: once sent away it returns when this is another. */
  content: string;
}

/** What was sent away on this phone: the content last dismissed, by prompt. */
export type Dismissed = Partial<Record<PromptId, string>>;

const contentOf: Record<PromptId, (facts: PromptFacts) => string | null> = {
  privacy: ({ consented }) => (consented ? null : '1'),
  install: ({ installed }) => (installed ? null : '1'),
  banner: ({ banner: { on, title, content } }) =>
    on && title.trim() && content.trim() ? `${title}\n${content}` : null,
  meeting: ({ joinable }) => (joinable === null ? null : String(joinable)),
  subscribe: ({ asksToSubscribe }) => (asksToSubscribe ? '1' : null),
  tour: ({ toured }) => (toured ? null : '1'),
};

const needsNetwork: ReadonlySet<PromptId> = new Set(['privacy', 'meeting', 'subscribe', 'tour']);

export const promptsOf = (facts: PromptFacts, dismissed: Dismissed): Prompt[] =>
  promptOrder
    .filter((id) => facts.online || !needsNetwork.has(id))
    .flatMap((id) => {
      const content = contentOf[id](facts);
      return content === null || dismissed[id] === content ? [] : [{ id, content }];
    });

/** SHELL-O5: the privacy question returns at the next start until it is answered, the others stay away from this phone. */
export const isRemembered = (id: PromptId): boolean => id !== 'privacy';

/** Whether a banner may be switched on: a heading and a text are what it is made of (MSG-S3). */
export const wrongInBanner = (banner: PromptFacts['banner']): ('title' | 'content')[] =>
  banner.on ? (['title', 'content'] as const).filter((field) => banner[field].trim() === '') : [];
