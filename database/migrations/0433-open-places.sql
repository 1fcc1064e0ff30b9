-- A person took an open place, and can undo it for ten minutes (decision 214). Rows are removed the day after; the journal has the duty.
create table open_takes (
  congregation_id bigint not null references congregations on delete cascade,
  duty_id bigint not null,
  person_id bigint not null,
  taken_at timestamptz not null,
  -- The place had been emptied by hand, so no rotation fills it after the undo either.
  was_locked boolean not null,
  primary key (congregation_id, duty_id),
  foreign key (congregation_id, duty_id) references duties (congregation_id, id) on delete cascade,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index open_takes_of_person on open_takes (congregation_id, person_id);
select sheaf.guard('open_takes');
create trigger after_insert after insert on open_takes referencing new table as changed for each statement
  execute function sheaf.after_telling('swaps');
create trigger after_delete after delete on open_takes referencing old table as gone for each statement
  execute function sheaf.after_telling('swaps');
