/** Message kinds of a congregation (MSG-D3); all are off until switched on. */
export const automaticMessagingDefaults = {
  manual: false,
  carts: false,
  /** A map is overdue. */
  maps: false,
  maps_assigned: false,
  /** Addresses are due back soon. */
  addresses: false,
  /** A meeting duty is on the next day. */
  duties: false,
  /** A meeting duty is in one week. */
  duties_week: false,
  groups: false,
  reports: false,
  attendants: false,
};
