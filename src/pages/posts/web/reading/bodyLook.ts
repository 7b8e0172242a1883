/** The typography of a post, for readers and in the editor. */
export const bodyLook = [
  'text-lg leading-relaxed [overflow-wrap:anywhere] [&>*:first-child]:mt-0 [&_p]:mt-5 [&_li>p]:mt-0',
  '[&_h2]:mt-10 [&_h2]:text-2xl [&_h3]:mt-8 [&_h3]:text-xl [&_h2+p]:mt-3 [&_h3+p]:mt-2',
  '[&_ul]:mt-5 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:mt-5 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:mt-2',
  '[&_li]:marker:text-kumkum-ink [&_ol_li]:marker:font-semibold',
  '[&_a]:text-kumkum-ink [&_a]:underline [&_a]:underline-offset-4',
  '[&_blockquote]:my-8 [&_blockquote]:border-marigold [&_blockquote]:border-l-4 [&_blockquote]:pl-5',
  '[&_blockquote]:font-serif [&_blockquote]:text-xl [&_blockquote_p]:mt-0',
  '[&_img]:my-8 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-xl',
  '[&_hr]:mx-auto [&_hr]:my-10 [&_hr]:w-24 [&_hr]:border-clay [&_strong]:font-semibold',
].join(' ');
