/** Redirects of addresses that the specification or an earlier version names differently (SHELL-R28). */
export const movedAddresses = [
  { from: '/settings/printables', to: '/settings/print/' },
  { from: '/settings/mailables', to: '/settings/mail-schedule/' },
  { from: '/settings/my-profile/devices', to: '/settings/devices/' },
  // The page for an unreachable server has no address of its own: it replaces every screen.
  { from: '/app-down', to: '/' },
] as const;
