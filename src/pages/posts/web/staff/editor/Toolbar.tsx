import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar as Radix } from 'radix-ui';

type ToolbarProps = { editor: Editor; onLink(): void; onPicture(): void };

type Tool = { name: string; Icon: LucideIcon; run(): void; pressed?: boolean; disabled?: boolean };

/** The buttons of the editor: one stop of the Tab key, arrow keys inside. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const { t } = useLingui();
  const is = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    {
      name: t`Heading`,
      Icon: Heading2,
      pressed: is.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: t`Subheading`,
      Icon: Heading3,
      pressed: is.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { name: t`Bold`, Icon: Bold, pressed: is.bold, run: () => chain().toggleBold().run() },
    { name: t`Italic`, Icon: Italic, pressed: is.italic, run: () => chain().toggleItalic().run() },
    { name: t`Bullet list`, Icon: List, pressed: is.bullets, run: () => chain().toggleBulletList().run() },
    {
      name: t`Numbered list`,
      Icon: ListOrdered,
      pressed: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: t`Quote`, Icon: Quote, pressed: is.quote, run: () => chain().toggleBlockquote().run() },
    { name: t`Link`, Icon: Link2, pressed: is.link, run: onLink },
    { name: t`Image`, Icon: ImagePlus, run: onPicture },
    { name: t`Undo`, Icon: Undo2, run: () => chain().undo().run(), disabled: !is.canUndo },
    { name: t`Redo`, Icon: Redo2, run: () => chain().redo().run(), disabled: !is.canRedo },
  ];
  return (
    <Radix.Root
      aria-label={t`Formatting`}
      className="sticky top-0 z-10 flex flex-wrap gap-1 rounded-t-xl border-edge border-b bg-sunk p-1.5"
    >
      {tools.map(({ name, Icon, run, pressed, disabled }) => (
        <Radix.Button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={pressed}
          aria-disabled={disabled || undefined}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={disabled ? undefined : run}
          className="grid size-11 place-items-center rounded-md hover:bg-kumkum-soft aria-disabled:opacity-40 aria-pressed:bg-kumkum-soft aria-pressed:text-kumkum-ink aria-pressed:inset-ring aria-pressed:inset-ring-kumkum-ink"
        >
          <Icon aria-hidden className="size-5" />
        </Radix.Button>
      ))}
    </Radix.Root>
  );
}
