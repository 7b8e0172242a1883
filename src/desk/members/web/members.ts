import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const members = room<typeof contract>('members');

export type MemberPage = Awaited<ReturnType<typeof members.read.call>>;
export type PhoneCall = Awaited<ReturnType<typeof members.calls.call>>['items'][number];
export type PossibleDuplicate = MemberPage['duplicates'][number];
export type DuplicatePair = Awaited<ReturnType<typeof members.duplicates.call>>['items'][number];
export type ListedMember = Awaited<ReturnType<typeof members.list.call>>['items'][number];
