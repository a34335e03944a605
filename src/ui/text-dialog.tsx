import type { ContentView } from '#domain/views/content.ts';
import { Dialog } from './dialog.tsx';
import { WrittenText } from './foreign-html/written-text.tsx';
import styles from './text-dialog.module.css';

export interface TextDialogProps {
  readonly content: ContentView;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A page or block of the shop above the page: size guide, terms, whatever its people wrote (spec 2: modals). */
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div role="region" aria-label={content.title} tabIndex={0} className={styles.text}>
        <WrittenText {...content} />
      </div>
    </Dialog>
  );
}
