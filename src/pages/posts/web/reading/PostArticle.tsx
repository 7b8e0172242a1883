import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PostCard } from '../../contract.ts';
import { bodyLook } from './bodyLook.ts';
import { Cover } from './Cover.tsx';
import { Byline } from './PostCards.tsx';

type ArticleProps = {
  post: PostCard & { body: string };
  /** What is shown above the title. */
  above?: ReactNode;
  children?: ReactNode;
};

/** A post as readers see it. Its HTML was cleaned by the server (posts/body/clean.ts). */
export function PostArticle({ post, above, children }: ArticleProps) {
  const { title, description, author, cover, body } = post;
  return (
    <article>
      <header className="mx-auto max-w-[40rem]">
        {above}
        <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{title}</h1>
        {description && <p className="mt-4 text-lg text-soft">{description}</p>}
        <p className="mt-4 border-line border-b pb-6 text-soft">
          <Byline
            post={post}
            author={
              <Trans>
                By <span className="font-semibold text-ink">{author}</span>
              </Trans>
            }
          />
        </p>
      </header>
      {cover && (
        <Cover
          cover={cover}
          first
          sizes="(width >= 64rem) 56rem, 100vw"
          className="mx-auto mt-8 max-w-[56rem]"
        />
      )}
      <div
        data-written
        className={`mx-auto mt-8 max-w-[40rem] md:mt-10 ${bodyLook}`}
        dangerouslySetInnerHTML={{ __html: body }}
      />
      {children && <div className="mx-auto max-w-[40rem]">{children}</div>}
    </article>
  );
}
