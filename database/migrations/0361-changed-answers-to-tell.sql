-- outside a transaction
-- Whoever answered for something else than it is now: a few rows, found without reading the others.
-- step
drop index concurrently if exists duties_to_tell;
-- step
create index concurrently duties_to_tell on duties (congregation_id)
  where said is not null and facts is distinct from coalesce(asked_as, answered_as);
-- step
drop index concurrently if exists talks_to_tell;
-- step
create index concurrently talks_to_tell on talks (congregation_id) where said = 1 and facts is distinct from coalesce(asked_as, answered_as);
-- step
drop index concurrently if exists away_talks_to_tell;
-- step
create index concurrently away_talks_to_tell on away_talks (congregation_id)
  where said = 1 and facts is distinct from coalesce(asked_as, answered_as);
