/**
 * Type of a domain's contribution to the web. Routes and menus are built from the list in `app/contexts.ts`.
 */
import type { MenuEntry } from '@sheaf/rules/dashboard/dashboard/menus';
import type { PromptKind } from '@sheaf/rules/dashboard/dashboard/prompts';
import type { TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { ComponentType, ReactNode } from 'react';
import type { Reply } from './api.ts';
import type { PhraseKey } from './texts.ts';

export interface ScreenRoute {
  path: `/${string}`;
  /** Created by `lazyScreen`, so that it loads on demand. */
  Screen: ComponentType;
  /** Any of these opens the screen, if it requires other permissions than its menu entry. */
  permissions?: readonly PermissionKey[];
  /** Works offline with cached data. Every other screen is disabled without a network. */
  offline?: boolean;
  /** Path of the list that shows next to it in a wide window (decision 50). */
  beside?: `/${string}`;
  /** For such a list: text shown while no detail is open. */
  hint?: PhraseKey;
  /** For such a list: people without this permission see another view, and each detail as a full page. */
  listPermission?: PermissionKey;
}

export type SettingsFigure = keyof Reply<'dashboard.readSettingsFigures'>;

export interface MenuItem extends MenuEntry {
  menu: 'settings' | 'schedules';
  /** Heading within the menu, a key of the shell phrases. */
  section: string;
  /** Sort order within the section, ascending. */
  place: number;
  Icon: typeof IconBell;
  title: PhraseKey;
  line: PhraseKey;
  /** The permissions hide the entry; its screen opens without them. */
  hidesOnly?: true;
  /** Figure shown in its row (SETTINGS-R14). */
  figure?: SettingsFigure;
  /** A hook: value known on this device, shown in place of a figure. */
  useValue?: () => string;
}

export interface PromptProps {
  dismiss: () => void;
}

/** A prompt on the dashboard. Also listed in `app/first-prompts.ts`, because the first paint shows it. */
export interface DomainPrompt extends PromptKind {
  /**
   * A hook: the content key, or null without a reason to show it. A dismissed prompt returns when its content
   * changes.
   */
  useContent: () => string | null;
  /** A hook: milliseconds of its date, which sorts it among others with a date (SHELL-R21). */
  useTime?: () => number | null;
  /** Not counted at the bell, because it informs about nothing new (SHELL-R17). */
  uncounted?: boolean;
  /** A hook: true while the data that it depends on loads. */
  useLoading?: () => boolean;
  Row: ComponentType<PromptProps>;
}

export interface PersonRowsProps {
  person: number;
}

export interface MeetingDraftParts {
  /** Above a meeting: proposes people for its open places. */
  Card: ComponentType<{ meeting: number; open: number }>;
  /** The proposed person of an open duty, or else its children. */
  Proposal: ComponentType<{ meeting: number; duty: number; title: string; children: ReactNode }>;
}

export interface WebDomain {
  /** Same name as in the contract, the rules, the phrases and on the server. */
  name: string;
  screens: readonly ScreenRoute[];
  menu?: readonly MenuItem[];
  /**
   * Rows on the record and the profile of a person. Registered only by `meetings`, and shown by `people` on a
   * lower layer.
   */
  personRows?: ComponentType<PersonRowsProps>;
  /** Registered only by `drafts`, and shown by `meetings` on a lower layer. */
  meetingDraft?: MeetingDraftParts;
  /** Prefetches the data that its screens show offline. */
  keep?: () => Promise<void>;
  prompts?: readonly DomainPrompt[];
  tour?: readonly TourStep[];
  /** Icons of its notification kinds, by kind. */
  notifications?: Readonly<Record<string, typeof IconBell>>;
}

export const defineDomain = (domain: WebDomain): WebDomain => domain;
