-- A message goes out at most once (MSG-R18): that it is being handed over is written down before anything leaves, and what was cut
-- off is set aside as one that may have arrived.
alter table outgoing_messages
  -- By the clock of the database, which all servers share: since when it is being handed over; kept while it is not known whether
  -- that succeeded, and the name of that hand-over.
  add column handing_since timestamptz,
  drop constraint outgoing_messages_state_check,
  add constraint outgoing_messages_state_check
    check (state in ('queued', 'sent', 'delivered', 'unsure', 'failed', 'dropped')),
  add check (handing_since is null or state in ('queued', 'unsure'));
alter table message_steps drop constraint message_steps_step_check,
  add constraint message_steps_step_check check (step in ('sent', 'delayed', 'unsure', 'failed', 'delivered', 'again', 'dropped'));
create index outgoing_messages_under_way on outgoing_messages (handing_since)
  where state = 'queued' and handing_since is not null;
