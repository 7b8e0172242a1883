import type { Religion } from '../data/states/state.ts';
import { between, type Chance } from '../random.ts';

type Self = {
  gender: 'female' | 'male';
  age: number;
  heightCm: number;
  religion: Religion;
  caste: string | null;
  maritalStatus: string;
  tongue: string;
  state: string;
  lakhs: number;
};

export function wishesOf(next: Chance, me: Self) {
  if (next() < 0.1) return null;
  const wife = me.gender === 'male';
  return {
    ageMin: wife ? Math.max(18, me.age - between(next, 4, 8)) : Math.max(21, me.age - between(next, 0, 1)),
    ageMax: wife ? Math.max(18, me.age - between(next, -1, 1)) : Math.max(21, me.age) + between(next, 3, 8),
    heightMin: wife ? 145 : me.heightCm + between(next, 0, 8),
    heightMax: wife ? Math.max(146, me.heightCm - between(next, 0, 5)) : 200,
    maritalStatus: me.maritalStatus === 'Never Married' && next() < 0.85 ? ['Never Married'] : [],
    religion: next() < 0.92 ? [me.religion as string] : [],
    castes: me.caste && next() < 0.5 ? [me.caste] : [],
    motherTongue: next() < 0.5 ? [me.tongue] : [],
    education: me.lakhs >= 5 && next() < 0.5 ? ['B.Tech', 'MBA', 'MBBS', 'M.Tech', 'CA', 'MCA'] : [],
    states: next() < 0.3 ? [me.state] : [],
  };
}
