/** Names of the default roles by id, shown until a role is renamed. */
export const offices = {
  section: 'Names of the default roles',
  name: {
    1: 'Administrator',
    2: 'Publisher',
    3: 'Elder',
    11: 'Servant',
    12: 'Service Overseer',
    65: 'Secretary',
    66: 'Coordinator',
    83: 'Public Talk Coordinator',
    84: 'Life and Ministry Overseer',
    99: 'Territory Servant',
    271: 'Attendant Overseer',
  },
} as const;
