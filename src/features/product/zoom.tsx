import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import { isScene } from '#config/pictures.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ScrolledRegion } from '#src/ui/scrolled-region.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './zoom.module.css';

interface ZoomProps {
  readonly image: string | null;
  readonly alt: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A picture in its full size, over the whole screen; it is scrolled by dragging or with the arrow keys. */
export function Zoom({ image, alt, isOpen, onClose }: ZoomProps) {
  const t = useWords();
  return (
    <Dialog
      data-testid="zoom"
      shape="full"
      title={alt}
      closeLabel={t('product:zoomOut')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ScrolledRegion ref={lookAtMiddle} className={styles.canvas} label={alt}>
        <div className={image !== null && isScene(image) ? `${styles.picture} ${styles.room}` : styles.picture}>
          <Picture image={image} alt={alt} {...THUMBNAIL_GALLERY_PX} sizes="max(1200px, 100vw)" isEager />
        </div>
      </ScrolledRegion>
    </Dialog>
  );
}

/**
 * Scrolls to the middle of the picture. The layer gets its size some time after its content, in no particular frame, so
 * this waits for the size.
 */
function lookAtMiddle(canvas: HTMLElement | null): () => void {
  const whenSized = new ResizeObserver(() => {
    if (!canvas || canvas.clientHeight === 0) return;
    canvas.scrollLeft = (canvas.scrollWidth - canvas.clientWidth) / 2;
    canvas.scrollTop = (canvas.scrollHeight - canvas.clientHeight) / 2;
    whenSized.disconnect();
  });
  if (canvas) whenSized.observe(canvas);
  return () => whenSized.disconnect();
}
