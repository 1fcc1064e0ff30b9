-- How many hours a week the guests of one congregation may take at a shared cart. What is booked above it stays.
alter table cart_shares add column guest_hours smallint not null default 8 check (guest_hours between 0 and 168);
