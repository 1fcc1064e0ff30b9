/** Texts of automatic messages by kind, short enough for an SMS. */
export const automaticMessages = {
  'map-assigned': '{first_name}, map {number} was assigned to you.',
  'map-overdue': '{first_name}, map {number} has been out for {days} days. Can it be handed in?',
  'map-stagnant':
    '{first_name}, nothing was done on map {number} for {days} days. Go on with it, or hand it in.',
  'address-timeout_one':
    '{first_name}, you have {count} address until {date}. Try it by then, or others can have it.',
  'address-timeout_other':
    '{first_name}, you have {count} addresses until {date}. Try them by then, or others can have them.',
  'duty-evening': '{first_name}, tomorrow, {date}, you have: {duties}.',
  'duty-today': '{first_name}, today, {date}, you have: {duties}.',
  'duty-changed':
    '{first_name}, changed since you answered: {was_what}, {was} at {was_time}, is now {what}, {date} at {time}.',
  'duty-as-answered': '{first_name}, again as you answered: {what}, {date} at {time}.',
  'duty-called-off': '{first_name}, the meeting on {date} is cancelled, and your assignment with it: {what}.',
  'duty-restored': '{first_name}, the meeting on {date} is held after all: you have {what}.',
  'duty-withdrawn': '{first_name}, you no longer have this on {date}: {what}.',
  'duties-given': '{first_name}, your new assignments: {duties}.',
  'duty-week': '{first_name}, on {date} you have: {duties}.',
  'attendant-duty': '{first_name}, on {date} at {time} you have: {duty}.',
  'cart-shift': '{first_name}, your shift at the cart {location} is on {date} at {time}.',
  'cart-booked': '{first_name}, {by} booked you at the cart {location} on {date} at {time}.',
  'cart-turn': '{first_name}, it is your turn at the cart {location} on {date} at {time}.',
  'cart-company': '{first_name}, {by} changed who comes with you to the cart {location} on {date} at {time}.',
  'cart-changed': '{first_name}, {by} moved your shift to the cart {location} on {date} at {time}.',
  'cart-left': '{first_name}, someone else at the cart {location} on {date} at {time} will not be there.',
  'cart-free':
    '{first_name}, a place is free at the cart {location} on {date} at {time}. The first to take it in Sheaf has it.',
  'cart-cancelled': '{first_name}, {by} cancelled your shift at the cart {location} on {date} at {time}.',
  'cart-withdrawn':
    '{first_name}, {congregation} cancelled your shift at its cart {location} on {date} at {time}.',
  'group-meeting': '{first_name}, {label}: we meet on {date} at {time}, {location}.',
  'change-asked':
    '{first_name}, {by} asks you to lead “{label}” on {date} at {time}, {location}. Please answer on the dashboard of Sheaf.',
  'change-withdrawn': '{first_name}, {by} no longer asks you to lead “{label}” on {date} at {time}.',
  'swap-asked':
    '{first_name}, {by} cannot do this. Can you: {what}, {date} at {time}? The first to say yes has it.',
  'swap-asked-short': 'Can you take this? {what}, {date} at {time}.',
  'swap-asked-alone': 'Can you take this? {what}, {date} at {time}. Answer in Sheaf.',
  'swap-unfilled': '{first_name}, nobody has taken this yet, so it is still yours: {what}, {date} at {time}.',
  'swap-unfilled-short': 'Still yours: {what}, {date} at {time}.',
  'swap-taken-short': 'Someone else has it: {what}, {date} at {time}.',
  'swap-taken': '{first_name}, {by} does this in your place: {what}, {date} at {time}.',
  'report-missing': '{first_name}, your report for {month} is still missing. You can send it in Sheaf.',
};
