-- Two people are asked together if nobody is free alone: one takes the duty and passes an own one on to the other (decision 215).
alter table swap_offers
  add column chain smallint check (chain between 1 and 3),
  -- The duty that the first person of a chain passes on; null for the second one, and for offers to one person.
  add column gives_duty bigint,
  -- Until when the first yes of a chain waits for the second one.
  add column held_until timestamptz,
  drop constraint swap_offers_state_check,
  add constraint swap_offers_state_check check (state in ('sent', 'seen', 'cant', 'taken', 'held', 'refused', 'late')),
  add constraint swap_offers_gives check (gives_duty is null or chain is not null),
  add constraint swap_offers_held check ((state = 'held') = (held_until is not null)),
  add foreign key (congregation_id, gives_duty) references duties (congregation_id, id) on delete set null (gives_duty);
create index swap_offers_of_given on swap_offers (congregation_id, gives_duty);
