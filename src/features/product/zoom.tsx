import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
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

/** A picture as large as it was taken, over the whole screen; what does not fit is reached by dragging or with the arrows. */
export function Zoom({ image, alt, isOpen, onClose }: ZoomProps) {
  const t = useWords();
  return (
    <Dialog
      data-testid="zoom"
      shape="full"
      title={alt}
      closeLabel={t('product.zoomOut')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ScrolledRegion ref={lookAtMiddle} className={styles.canvas} label={alt}>
        <div className={styles.picture}>
          <Picture image={image} alt={alt} {...THUMBNAIL_GALLERY_PX} sizes="max(1200px, 100vw)" isEager />
        </div>
      </ScrolledRegion>
    </Dialog>
  );
}

/** The layer gets its size some time after what is in it is there: no frame can be named, so its size is awaited. */
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
