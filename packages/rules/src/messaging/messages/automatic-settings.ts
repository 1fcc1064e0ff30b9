/** Which messages a congregation sends by itself or by hand (MSG-D3); all are off until switched on. */
export const automaticMessagingDefaults = {
  manual: false,
  carts: false,
  /** A map is overdue. */
  maps: false,
  maps_assigned: false,
  /** Addresses go back soon. */
  addresses: false,
  /** A meeting assignment is the next day. */
  duties: false,
  /** A meeting assignment is in a week. */
  duties_week: false,
  groups: false,
  reports: false,
  attendants: false,
};
