import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

type FirstLinesProps = { name: string; onChoose(line: string): void };

/** First lines to choose from. A chosen one is put into the field, where it can be changed before sending. */
export function FirstLines({ name, onChoose }: FirstLinesProps) {
  const heading = useId();
  return (
    <div className="mb-3">
      <p id={heading} className="mb-1.5 text-sm text-soft">
        <Trans>Choose a first line, or write your own</Trans>
      </p>
      <ul aria-labelledby={heading} className="grid gap-2">
        {useFirstLines(name).map((line) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="min-h-11 w-full rounded-xl border border-line bg-sunk px-3.5 py-2 text-left leading-snug [overflow-wrap:anywhere] hover:border-kumkum-ink"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns first lines to choose from for a conversation without messages. @param name of the other profile */
export function useFirstLines(name: string): string[] {
  const { t } = useLingui();
  return [
    t`Namaste. We liked ${name}'s profile and would like to know your family better.`,
    t`Thank you for connecting. Could you tell us a little about your family?`,
    t`Namaste. When is a good time for our families to talk?`,
  ];
}
