import { useLingui } from '@lingui/react/macro';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import { classes } from '../../../../../ui/classes.ts';
import { useField } from '../../../../../ui/form/Field.tsx';
import { bodyLook } from '../../reading/bodyLook.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { Toolbar } from './Toolbar.tsx';

type BodyEditorProps = {
  /** HTML that it starts with. */
  body: string;
  onChange(body: string): void;
  save(): Promise<{ id: string } | undefined>;
};

// What posts/body/clean.ts allows.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ inline: false }),
];

/** The text of a post. Loaded only where one is written. */
export default function BodyEditor({ body, onChange, save }: BodyEditorProps) {
  const { t } = useLingui();
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = useField();
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const editor = useEditor({
    extensions,
    content: body,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t`Text`,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: classes(bodyLook, 'min-h-96 px-4 py-5 outline-none sm:px-6'),
      },
    },
  });
  if (!editor) return null;
  return (
    <div
      className={classes(
        'rounded-xl border bg-raised focus-within:outline-3 focus-within:outline-kumkum-ink focus-within:outline-offset-2',
        invalid ? 'border-bad-ink' : 'border-edge',
      )}
    >
      <Toolbar editor={editor} onLink={() => setDialog('link')} onPicture={() => setDialog('picture')} />
      <div className="mx-auto max-w-text">
        <EditorContent editor={editor} />
      </div>
      {dialog === 'link' && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setDialog(undefined)}
          onDone={(href) => {
            setDialog(undefined);
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === null) chain.unsetLink().run();
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run();
            else chain.setLink({ href }).run();
          }}
        />
      )}
      {dialog === 'picture' && (
        <PictureDialog
          title={t`Add image`}
          save={save}
          onClose={() => setDialog(undefined)}
          onAdded={({ large, width, height }, alt) =>
            editor.chain().focus().setImage({ src: large, alt, width, height }).run()
          }
        />
      )}
    </div>
  );
}
