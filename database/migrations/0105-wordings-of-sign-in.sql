-- Edited lines of sign-in and of money, and those that hold an address or mark-up, go back to the wording that came with the
-- app. What else the rules do not allow (a placeholder too many, say) is passed over whenever lines are read.
update wordings set text = null
-- The journal of the congregation that wrote the line tells of it; a congregation that is gone has none.
where text is not null and written_by in (select congregation_id from congregations) and (
  category = 'access'
  or (category = 'people' and key ~ '^(family\.)?invite\.')
  or (category = 'problems' and key ~ '^codes\.(unauthorised|recheck-needed|person-inactive|too-many-requests|invite-|link-|code-|passkey|session-|balance-|cost-)|^fields\.not-a-(secret|code)$')
  or (category = 'messages' and key ~ '^(compose\.balance|stats\.(line_|total)|stats\.kind\.invites|phone\.(free|charged)|detail\.(unsureCost|againFor)|figure\.(cost|after)|about\.link|wishes\.text|push\.text)')
  or text ~ '\{(link|code|cost|balance)\}'
  or text ~* ':\s*/|//|www|xn--|[<>`\\\[\]]|&#|%[0-9a-f]{2}|\$\s*t\s*\(|[[:alnum:]]\.[[:alpha:]]{2}'
  or text ~ '[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFF0E\uFF0F\uFF1A\uFF1C\uFF5B]'
);
