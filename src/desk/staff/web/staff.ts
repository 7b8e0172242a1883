import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const staff = room<typeof contract>('staff');

export type Team = Awaited<ReturnType<typeof staff.team.call>>;
export type Colleague = Team['staff'][number];
export type MonthStats = Awaited<ReturnType<typeof staff.stats.call>>['months'][number];
