-- outside a transaction
-- What a person had and has is read by day and then by number, so the index holds both: without the number each list was sorted anew,
-- and for the last four of a person fifteen duties were read.
-- step
drop index concurrently if exists duties_of_person_in_order;
-- step
create index concurrently duties_of_person_in_order on duties (congregation_id, person_id, on_date, id);
-- step
drop index concurrently if exists duties_of_person;
