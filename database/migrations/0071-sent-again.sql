-- A gateway that took a message under our number takes nothing more under it, so a message sent again after that has another one (MSG-R10).
alter table outgoing_messages
  -- How often it was sent again after a provider had taken it.
  add column again smallint not null default 0 check (again >= 0);
