-- Who managed a profile and left it: the history of the profile still shows what they did.
create index events_manager_left on events ((data ->> 'profile')) where name = 'manager.left';
