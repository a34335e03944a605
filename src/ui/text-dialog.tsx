import type { ContentView } from '#domain/views/content.ts';
import { Dialog } from './dialog.tsx';
import { WrittenText } from './foreign-html/written-text.tsx';
import { ScrolledRegion } from './scrolled-region.tsx';
import styles from './text-dialog.module.css';

export interface TextDialogProps {
  readonly content: ContentView;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A content page or block in a layer above the page, such as the size guide or the terms (spec 2: modals). */
export function TextDialog({ content, closeLabel, isOpen, onClose }: TextDialogProps) {
  return (
    <Dialog
      data-testid="text-dialog"
      shape="panel"
      title={content.title}
      closeLabel={closeLabel}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ScrolledRegion label={content.title} className={styles.text}>
        <WrittenText {...content} />
      </ScrolledRegion>
    </Dialog>
  );
}
