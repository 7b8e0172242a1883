import type { TargetKey } from '../../targets/targets.ts';

/** Headers by what they mean, with `|` between them. They are compared without case, points and spaces. */
export type HeaderWords = Partial<Record<TargetKey, string>>;
