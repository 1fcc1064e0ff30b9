-- outside a transaction
-- A place of a slot is filled once, and a person has one place of it.
-- step
drop index concurrently if exists duties_of_slot;
-- step
create unique index concurrently duties_of_slot on duties (congregation_id, slot_id, place) where slot_id is not null;
-- step
drop index concurrently if exists duties_slot_once;
-- step
create unique index concurrently duties_slot_once on duties (congregation_id, slot_id, person_id) where slot_id is not null;
