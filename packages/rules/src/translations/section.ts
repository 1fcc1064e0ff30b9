/** The sections that phrases stand in, in the order of the list (I18N-S1): a person's day first, the office last. */
export const translationSections = [
  'shell',
  'dashboard',
  'tour',
  'access',
  'maps',
  'addresses',
  'noticeboard',
  'schedule',
  'events',
  'people',
  'groups',
  'roles',
  'congregations',
  'territory',
  'imports',
  'messages',
  'journal',
  'printing',
  'sync',
  'translations',
  'problems',
] as const;

export type TranslationSection = (typeof translationSections)[number];

export const isTranslationSection = (name: string): name is TranslationSection =>
  translationSections.some((section) => section === name);
