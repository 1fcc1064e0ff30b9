/** Addresses that the specification names and that stand elsewhere here (SHELL-R28). */
export const movedAddresses = [
  { from: '/settings/printables', to: '/settings/print/' },
  { from: '/settings/mailables', to: '/settings/mail-schedule/' },
  // The page that says the server is away stands over every address while it is.
  { from: '/app-down', to: '/' },
] as const;
