-- When the password of the account was last given in a session. Sessions that exist have to give it before a download of all data
-- or an invitation.
alter table sessions add column confirmed_at timestamptz;
