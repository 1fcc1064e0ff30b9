-- What was set aside is found among years of messages without reading them (MSG-R19).
create index outgoing_messages_by_state on outgoing_messages (congregation_id, state, id);
