/** Last dismissed content of each prompt, stored on this phone. */
const keyOf = (id: string): string => `sheaf.dismissed.${id}`;

export const dismissedContent = (id: string): string | null => localStorage.getItem(keyOf(id));

export const storeDismissed = (id: string, content: string): void => localStorage.setItem(keyOf(id), content);
