-- An address that is assigned to another person is theirs to work: the holder is the borrower, and the lender gets it back.
alter table available_addresses
  add column lent_by int,
  add constraint available_addresses_congregation_id_lent_by_fkey
    foreign key (congregation_id, lent_by) references people (congregation_id, id),
  add constraint available_addresses_lent_by_check
    check (lent_by is null or (assigned_to is not null and assigned_to <> lent_by));
create index available_addresses_lender on available_addresses (congregation_id, lent_by) where lent_by is not null;

-- Maps deleted before this left their addresses reserved.
update available_addresses v set assigned_to = null, assigned_at = null, contact = null
  from maps m
  where m.congregation_id = v.congregation_id and m.id = v.map_id and m.deleted_at is not null and v.assigned_to is not null;
