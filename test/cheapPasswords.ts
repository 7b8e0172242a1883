import { passwordCost } from '../src/people/accounts/passwords/password.ts';

// Most tests register members, and only those of passwords depend on the cost of a hash: 45 s of a run.
passwordCost.memory = 64;
passwordCost.passes = 1;
