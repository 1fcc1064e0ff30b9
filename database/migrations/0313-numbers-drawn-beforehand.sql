-- A shift, its duties and its seats are written in one message: what refers to a row is sent together with it, so its number is drawn before.
grant usage on sequence cart_shifts_id_seq, duties_id_seq to sheaf_app;
