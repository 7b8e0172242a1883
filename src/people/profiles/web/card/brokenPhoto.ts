import { t } from '@lingui/core/macro';
import { createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { toast } from '../../../../ui/state/toast.tsx';

/** The page whose photos were asked about: a page asks once, however many of its photos fail. */
let asked: string | undefined;

/** Says why photos are missing where a limit of the day refuses them, once a page. */
export async function explainBrokenPhoto(src: string): Promise<void> {
  const page = window.location.href;
  if (asked === page) return;
  asked = page;
  // Without a connection the page itself says so.
  const answer = await fetch(src, { headers: { accept: 'application/json' } }).catch(() => null);
  if (answer?.status !== 429) return;
  const refusal: unknown = await answer.json();
  if (!isORPCErrorJson(refusal)) return;
  toast({
    tone: 'bad',
    title: t`Photos not shown`,
    description: errorText(createORPCErrorFromJson(refusal)),
  });
}
