-- What waits is claimed in small batches while years of what was sent lie beside it (MSG-R18).
create index outgoing_messages_queued on outgoing_messages (congregation_id, channel, id) where state = 'queued';
