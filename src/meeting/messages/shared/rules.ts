import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { oneEmptyLine } from '../../../kit/shared/api/text.ts';
import { cleanText } from '../../../kit/shared/text/clean.ts';
import { MESSAGE_MAX } from './limits.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Returns a typed message as it is stored: plain text in lines, without invisible characters. */
export const body = z
  .string({ error: code('message_missing') })
  .max(4 * MESSAGE_MAX, code('message_long', { maximum: MESSAGE_MAX }))
  .transform((text) =>
    cleanText(text)
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(/\t/g, ' ')
      .replace(CONTROLS, '')
      .trim(),
  )
  .transform(oneEmptyLine)
  .refine((text) => /[^\s\p{M}\u200c\u200d]/u.test(text), code('message_missing'))
  .refine((text) => [...text].length <= MESSAGE_MAX, code('message_long', { maximum: MESSAGE_MAX }));

/** Why a member cannot write to a profile. */
export const SHUT_BECAUSE = ['blocked', 'not_shown', 'not_connected', 'own_not_shown', 'no_plan'] as const;
export type ShutBecause = (typeof SHUT_BECAUSE)[number];

type Standing = {
  /** Whether the viewer's side has blocked the other. */
  blocked: boolean;
  /** Whether the viewer may see the other side. */
  shown: boolean;
  connected: boolean;
  /** Whether the viewer's own profile is visible to others. */
  ownShown: boolean;
  /** Whether the conversation exists already. */
  begun: boolean;
  /** Whether the viewer may start one. */
  mayBegin: boolean;
};

/** Returns why a member cannot write to a profile now; null when they can. Only starting needs a plan, replying does not. */
export function shutBecause(it: Standing): ShutBecause | null {
  if (it.blocked) return 'blocked';
  if (!it.shown) return 'not_shown';
  if (!it.connected) return 'not_connected';
  if (!it.ownShown) return 'own_not_shown';
  return it.begun || it.mayBegin ? null : 'no_plan';
}
