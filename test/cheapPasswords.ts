import { passwordCost } from '../src/accounts/sessions/password.ts';

// Most tests register members, and none but those of passwords is about what a hash costs: 45 s of a run.
passwordCost.memory = 64;
passwordCost.passes = 1;
