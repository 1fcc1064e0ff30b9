/** What a domain brings to the web. `app/contexts.ts` lists the domains; routes and menus are made from that list. */
import type { MenuEntry } from '@sheaf/rules/dashboard/dashboard/menus';
import type { PromptKind } from '@sheaf/rules/dashboard/dashboard/prompts';
import type { TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { ComponentType } from 'react';
import type { Reply } from './api.ts';
import type { PhraseKey } from './texts.ts';

export interface ScreenRoute {
  path: `/${string}`;
  /** Made by `lazyScreen`, so that it arrives when it is opened. */
  Screen: ComponentType;
  /** One of them opens it, where it asks for more than the menu entry above it. */
  permissions?: readonly PermissionKey[];
  /** What it shows is kept on the phone; every other screen is off without a network. */
  offline?: boolean;
  /** The path of the list that it stands beside in a wide window (decision 50). */
  beside?: `/${string}`;
  /** Of such a list: what is said while nothing of it is open. */
  hint?: PhraseKey;
  /** Of such a list: whoever lacks it sees something else there, and each detail by itself. */
  listPermission?: PermissionKey;
}

export type SettingsFigure = keyof Reply<'dashboard.readSettingsFigures'>;

export interface MenuItem extends MenuEntry {
  menu: 'settings' | 'schedules';
  /** Its heading within the menu; the phrases of the shell name it. */
  section: string;
  /** Smaller numbers stand further up within the section. */
  place: number;
  Icon: typeof IconBell;
  title: PhraseKey;
  line: PhraseKey;
  /** What its row tells at once (SETTINGS-R14). */
  figure?: SettingsFigure;
}

export interface PromptProps {
  /** Sends it away. */
  dismiss: () => void;
}

/** Something the dashboard asks of a person. It is listed in `app/first-prompts.ts` too, since it stands in the first paint. */
export interface DomainPrompt extends PromptKind {
  /** A hook: what it says now, or null where there is no cause for it. Sent away, it returns when it says something else. */
  useContent: () => string | null;
  /** A hook: whether the server still is to say what it depends on. */
  useLoading?: () => boolean;
  Row: ComponentType<PromptProps>;
}

export interface PersonRowsProps {
  person: number;
}

export interface WebDomain {
  /** The same in the contract, the rules, the phrases and on the server. */
  name: string;
  screens: readonly ScreenRoute[];
  menu?: readonly MenuItem[];
  /** Rows on the record and the profile of a person. `meetings` alone registers them, and `people`, on a lower layer, shows them. */
  personRows?: ComponentType<PersonRowsProps>;
  /** Brings what its screens show without a network onto the phone of whoever is signed in. */
  keep?: () => Promise<void>;
  prompts?: readonly DomainPrompt[];
  /** Its steps of the welcome tour. */
  tour?: readonly TourStep[];
  /** The icons of the notifications that it registers on the server, by kind. */
  notifications?: Readonly<Record<string, typeof IconBell>>;
}

export const defineDomain = (domain: WebDomain): WebDomain => domain;
