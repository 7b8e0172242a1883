import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { blocksOf, type LegalDocument } from '../../shared/legal/blocks.ts';
import { ownTexts } from './ownTexts.ts';

/** The site's own text of a document. What an admin writes is text, never HTML. */
export function OwnText({ document }: { document: LegalDocument }) {
  const texts = ownTexts.use();
  if (!texts) return <Skeleton className="mt-9 h-60" />;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 [&_h2]:mt-6 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6 [&_ul]:marker:text-kumkum-ink">
      {blocksOf(texts[document] ?? '').map((block, place) => {
        const key = `${place} ${block.kind}`;
        if (block.kind === 'heading') {
          return (
            <h2 key={key} className="text-2xl">
              {block.text}
            </h2>
          );
        }
        if (block.kind === 'list') {
          return (
            <ul key={key}>
              {block.items.map((item, number) => (
                <li key={`${number} ${item}`}>{item}</li>
              ))}
            </ul>
          );
        }
        return (
          <p key={key} className="whitespace-pre-line">
            {block.text}
          </p>
        );
      })}
    </div>
  );
}
