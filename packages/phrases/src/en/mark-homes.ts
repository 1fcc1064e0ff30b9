/** Phrases of the preloaded addresses that a holder adds to the list of a residential map. */
export const markHomes = {
  known_one: '{count} home of this map is known in advance.',
  known_other: '{count} homes of this map are known in advance.',
  effect:
    'They join this list, each with its thumbs. Blocks stay as they are. Homes that nobody tried leave the list when the map is handed in.',
  action: 'Mark these homes',
  done_one: '{count} home joins the list.',
  done_other: '{count} homes join the list.',
  undone: 'The list stays as it was.',
  waiting_one: '{count} home joins the list as soon as this phone has sent it.',
  waiting_other: '{count} homes join the list as soon as this phone has sent it.',
} as const;
