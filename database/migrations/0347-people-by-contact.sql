-- outside a transaction
-- A contact is looked up congregation by congregation, so that ten thousand people of one congregation with one address cost the others
-- nothing: each index holds the congregation behind the contact, and only the people who may sign in.
-- step
drop index concurrently if exists people_by_email;
-- step
create index concurrently people_by_email on people (lower(email), congregation_id, id) where deleted_at is null and active;
-- step
drop index concurrently if exists people_by_phone;
-- step
create index concurrently people_by_phone on people (phone, congregation_id, id) where deleted_at is null and active;
-- step
drop index concurrently if exists people_email;
-- step
drop index concurrently if exists people_phone;
